import type { ReactNode } from 'react';
import { BackLink, type BackLinkProps } from '#web/ui/back-link.tsx';
import { Container } from '#web/ui/layout.tsx';
import shared from '#web/ui/shared.module.css';
import { clubLights } from './club-lights.ts';
import styles from './night-banner.module.css';

interface Props {
  /** The clubs whose colours light the banner: one, or home and away. */
  readonly clubs: readonly string[];
  readonly back: BackLinkProps;
  /** Icon buttons, opposite the link back. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The top of a club or match page: a pitch at night, lit in the colours of its clubs. */
export function NightBanner({ clubs, back, actions, children }: Props) {
  return (
    <header className={styles.banner}>
      <Lights colours={clubLights(clubs)} />
      <Container>
        <div className={styles.bar}>
          <BackLink {...back} />
          <div className={`${styles.actions} ${shared.notOnPaper}`}>{actions}</div>
        </div>
        {children}
      </Container>
    </header>
  );
}

/** The pitch as the main stand sees it, without the halfway line, which would cross the texts. */
const PITCH =
  'M-345 416L200 188L1000 188L1545 416M-141 330L92 330L289 210L147 210M1341 330L1108 330L911 210L1053 210';
const CENTRE_CIRCLE = 'M501 259a99 26 0 1 0 198 0a99 26 0 1 0-198 0';
/** The beams of one floodlight above the top left corner, the widest first. */
const BEAMS = ['M-4-24L84 100H6Z', 'M-4-24L62 100H24Z'];

function Lights({ colours }: { readonly colours: readonly [string, string] }) {
  const ids = ['light-home', 'light-away'];
  return (
    <svg className={`${styles.lights} ${shared.notOnPaper}`} aria-hidden="true">
      {colours.map((colour, index) => (
        <radialGradient key={ids[index]} id={ids[index]} cx="0" cy="0" r="1">
          <stop stopColor={colour} stopOpacity=".2" />
          <stop offset=".5" stopColor={colour} stopOpacity=".1" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      ))}
      <svg viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
        {ids.map((id, index) => (
          <g key={id} fill={`url(#${id})`} transform={index === 0 ? undefined : 'matrix(-1 0 0 1 200 0)'}>
            <path d="M-4-24H130V100H-4Z" />
            {BEAMS.map((beam) => (
              <path key={beam} d={beam} />
            ))}
          </g>
        ))}
      </svg>
      <svg viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">
        <g stroke="var(--color-light)" strokeWidth="1.5" opacity=".22">
          <path d={PITCH} />
          <path d={CENTRE_CIRCLE} className={styles.circle} />
        </g>
      </svg>
    </svg>
  );
}
