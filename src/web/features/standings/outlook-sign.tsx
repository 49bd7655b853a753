import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import shared from '#web/ui/shared.module.css';
import styles from './group-table.module.css';
import { SIGN_LABELS, verdictText } from './words.ts';

interface Props {
  readonly outlook: ClubOutlook | undefined;
  readonly areGroupsClosed: boolean;
}

/** Beside a club's rank: whether it is through, or at best in the UEL knockouts. Nothing while neither is certain. */
export function OutlookSign({ outlook, areGroupsClosed }: Props) {
  const sign = outlook && SIGNS[outlook.verdict];
  if (!sign) return null;
  const words = verdictText(outlook, areGroupsClosed) ?? '';
  return (
    <span className={`${styles.outlookSign} ${sign.tone}`} title={words}>
      {sign.shape}
      <span className={shared.hidden}>{words}</span>
    </span>
  );
}

/** By verdict, in the colours of the rails. */
export const SIGNS = {
  ucl: { tone: shared.gold, shape: <Shape d="M1 5.5l3 3L9 2" />, label: SIGN_LABELS.ucl },
  uel: { tone: shared.orange, shape: <Shape d="M5 1v8M1.5 5.5L5 9l3.5-3.5" />, label: SIGN_LABELS.uel },
  out: null,
  open: null,
};

/** SVG, because none of the site's fonts has these signs, in the text colour, which readers may override. */
function Shape({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 10 10" width={10} height={10} fill="none" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" />
    </svg>
  );
}
