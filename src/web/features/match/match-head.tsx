import type { ReactNode } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { Container } from '#web/ui/container.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { stageTitles } from '#words/titles.ts';
import styles from './match-head.module.css';
import { MatchHero } from './match-hero.tsx';

interface Props {
  readonly fixture: FixtureRow;
  readonly stage: Stage;
  /** Where it stands among others. */
  readonly place: string;
  /** Above all else. */
  readonly season?: ReactNode;
}

/** The top of a match page, of the running season or of a finished one. */
export function MatchHead({ fixture, stage, place, season }: Props) {
  return (
    <header className={`match-top ${styles.header}`}>
      <Container>
        {season}
        <p className="match-stage">
          <Link href={place} className={`${shared.touch} ${shared.accent}`}>
            {stageTitles(stage).join(' · ')}
          </Link>
        </p>
        <MatchHero fixture={fixture} stage={stage} />
      </Container>
    </header>
  );
}
