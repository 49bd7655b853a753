import { SITE } from '#site/site.ts';
import { HEADER, NAV_ITEMS } from '#web/content/navigation.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Link } from '#web/ui/link.tsx';
import { usePath } from '#web/ui/navigation.ts';
import { SiteMenu } from './site-menu.tsx';

export function SiteHeader() {
  const path = usePath();
  return (
    <header className="site-header sticky top-0 z-40 border-line border-b bg-night print:hidden">
      <div className="mx-auto flex h-(--header-height) max-w-page items-center justify-between gap-4 px-gutter">
        <Link
          href="/"
          // Says what is seen on a phone, the short name, and what is meant.
          aria-label={`${SITE.shortName}: ${HEADER.homeLabel}`}
          className="header-home -mx-2 flex min-h-touch items-center rounded-md px-2"
        >
          {SITE.logo ? (
            <img {...SITE.logo} alt="" className="header-logo" />
          ) : (
            <>
              <span className="header-short">
                <Logo name={SITE.shortName} />
              </span>
              <span className="header-long text-sm">
                <Logo name={SITE.name} />
              </span>
            </>
          )}
        </Link>
        <nav aria-label={HEADER.navLabel} className="header-nav h-full">
          <ul className="flex h-full gap-0.5">
            {NAV_ITEMS.map((item) => (
              <li key={item.path}>
                <Link
                  href={item.path}
                  aria-current={item.path === path ? 'page' : undefined}
                  className="header-link"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SiteMenu path={path} />
      </div>
    </header>
  );
}
