import { copyrightLine, FOOTER } from '#web/content/navigation.ts';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { useAsOfNow } from '#web/ui/time/now.ts';

export const FOOTER_NAVIGATION_ID = 'footer-navigation';

const LINK_CLASS = 'inline-flex min-h-touch items-center text-muted transition-colors hover:text-fg';

const HOUR_MS = 3_600_000;

export function SiteFooter() {
  // A page that was rendered last year is corrected in the browser.
  const year = useAsOfNow(HOUR_MS, (now) => new Date(now).getUTCFullYear());
  return (
    <footer className="border-line border-t bg-surface-1 wrap-anywhere print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-8 px-gutter py-10 sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto]">
        <div className="flex flex-wrap items-center gap-4 self-start sm:col-span-2 lg:col-span-1">
          <LogoMark className="size-14 shrink-0" />
          <div>
            <p className="font-display font-heavy text-heading tracking-caps">{FOOTER.shortName}</p>
            <p className="text-muted">{FOOTER.name}</p>
          </div>
        </div>
        <nav id={FOOTER_NAVIGATION_ID} aria-label={FOOTER.linksTitle}>
          <h2 className="font-bold font-display text-heading">{FOOTER.linksTitle}</h2>
          <ul className="mt-1 flex flex-wrap gap-x-8 *:min-w-32 *:flex-1 *:basis-1/3 lg:grid lg:grid-cols-2">
            {FOOTER.links.map((link) => (
              <li key={link.path}>
                <Link href={link.path} className={LINK_CLASS}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {FOOTER.social.length > 0 && (
          <div>
            <h2 className="font-bold font-display text-heading">{FOOTER.socialTitle}</h2>
            <ul className="mt-1 flex flex-wrap gap-x-8 lg:block">
              {FOOTER.social.map((link) => (
                <li key={link.url}>
                  <ExternalLink href={link.url} className={LINK_CLASS}>
                    {link.label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="mx-auto max-w-page px-gutter">
        <p className="border-line border-t py-5 text-faint text-sm">{copyrightLine(year)}</p>
      </div>
    </footer>
  );
}
