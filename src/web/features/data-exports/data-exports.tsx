import { EXPORTS } from '#web/content/hub.ts';

/** Standings and results as files, for anybody who wants to count for themselves. */
export function DataExports() {
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-6 border-line border-t pt-2 text-muted text-sm print:hidden">
      <h2>{EXPORTS.title}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {EXPORTS.links.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              download
              className="inline-flex min-h-touch items-center underline underline-offset-4 transition-colors hover:text-fg"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
