import type { ReactNode } from 'react';
import { TriangleAlert } from '#web/ui/icons/triangle-alert.tsx';

/** Something the captain should know before continuing. */
export function Warning({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="status" className="flex gap-3 rounded-md border border-orange bg-orange-soft p-3 text-sm">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-orange" />
      <div className="min-w-0">
        <p className="font-semibold text-orange">{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
