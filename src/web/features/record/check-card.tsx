import type { ReactNode } from 'react';
import { CHECK } from '#web/content/record.ts';

/** How anybody can check the record. The children are what only a browser with JavaScript can do. */
export function CheckCard({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="check" className="record-card">
      <h2 id="check" className="font-bold font-display text-heading max-sm:sr-only">
        {CHECK.title}
      </h2>
      <p className="mt-1 text-muted text-sm">{CHECK.text}</p>
      <div className="record-check">{children}</div>
      <a
        href="/api/ucl/export/record.json"
        download
        className="inline-flex min-h-touch items-center text-sm underline underline-offset-4 hover:text-accent print:hidden"
      >
        {CHECK.download}
      </a>
      <p className="text-faint text-xs max-sm:hidden">{CHECK.command}</p>
    </section>
  );
}
