import { ANNOUNCEMENT } from '#web/content/announcement.ts';
import { Megaphone } from '#web/ui/icons/megaphone.tsx';

/** One line of the organisers, for everybody. */
export function Announcement({ text }: { readonly text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className="flex gap-3 rounded-md border border-accent/40 bg-accent-soft px-4 py-2.5">
      <Megaphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>
        <span className="sr-only">{ANNOUNCEMENT}: </span>
        <span dir="auto">{text}</span>
      </span>
    </p>
  );
}
