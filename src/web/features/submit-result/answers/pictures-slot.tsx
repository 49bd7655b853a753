import type { Result } from '#domain/results/results.ts';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';

/** Only clubs with a report that waits load it. */
const picturesCode = lazyModule(() => import('../evidence/result-pictures.tsx'));

/** The screenshots of a report that a club has made and nobody has decided. */
export function PicturesSlot({ result }: { readonly result: Result }) {
  const { id, submissionStatus, reportedBy } = result;
  return submissionStatus === 'pending' && reportedBy !== null && <Pictures resultId={id} />;
}

function Pictures({ resultId }: { readonly resultId: number }) {
  const { module } = useLazyModule(picturesCode, true);
  return module && <module.default resultId={resultId} />;
}
