import type { ReactNode } from 'react';
import { SCREEN_NOT_LOADED } from '#web/content/admin.ts';
import { APPROVAL } from '#web/content/review.ts';
import { type LazyModule, useLazyModule } from '#web/ui/lazy-module.ts';
import { LoadError } from '#web/ui/load-error.tsx';

interface Props<Module> {
  readonly code: LazyModule<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A screen in a chunk of its own. */
export function Deferred<Module>({ code, children }: Props<Module>) {
  const { module, failed } = useLazyModule(code, true);
  if (module) return children(module);
  if (!failed) return <p role="status">{SCREEN_NOT_LOADED.loading}</p>;
  return (
    <LoadError
      message={SCREEN_NOT_LOADED.failed}
      retryLabel={APPROVAL.retry}
      onRetry={() => void code.retry()}
    />
  );
}
