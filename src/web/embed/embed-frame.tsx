import type { ReactNode } from 'react';
import { SITE } from '#site/site.ts';
import { ArrowUpRight } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { RECONNECTING } from '#words/connection.ts';
import { OutLink } from './out-link.tsx';

interface Props {
  readonly title: ReactNode;
  /** The page of the site that tells more. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Around what an embed shows: a title, and who shows it. */
export function EmbedFrame({ title, path, children }: Props) {
  return (
    <>
      <header className="head">
        <h1>{title}</h1>
        <OutLink path={path} className="brand">
          {SITE.shortName}
          <ArrowUpRight className="arrow" />
          <span className={shared.hidden}>{SITE.name}</span>
        </OutLink>
      </header>
      {children}
      <p className="stale" role="status">
        {RECONNECTING}
      </p>
    </>
  );
}
