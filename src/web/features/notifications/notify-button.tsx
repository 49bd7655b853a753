import { lazyPart } from '#web/ui/lazy-part.tsx';

/** Only followers of a club load it. */
export const NotifyButton = lazyPart(() => import('./notify-switch.tsx'));
