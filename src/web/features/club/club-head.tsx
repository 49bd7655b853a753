import type { ReactNode } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Container } from '#web/ui/container.tsx';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import styles from './club-head.module.css';
import { ClubNotes } from './club-notes.tsx';
import type { ClubMatch } from './club-season.ts';
import { Form } from './form.tsx';
import { CLUB, placeText, pointsText } from './words.ts';

interface Props {
  readonly club: TournamentReply['clubs'][number];
  readonly facts: Pick<TournamentReply, 'deductions' | 'withdrawals' | 'replacements'>;
  /** Its row of the table. */
  readonly row: { readonly rank: number; readonly points: number } | undefined;
  readonly matches: readonly ClubMatch[];
  /** Above the name. */
  readonly season?: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The top of a club's page, of the running season or of a finished one. */
export function ClubHead({ club, facts, row, matches, season, children }: Props) {
  return (
    <header className={`club-top ${styles.header}`}>
      {season && <Container>{season}</Container>}
      <Container className="club-head">
        <Crest name={club.name} size={96} className="club-crest" />
        <h1 tabIndex={-1} dir="auto" className={shared.title}>
          {club.name}
        </h1>
        <p className="club-place">
          {groupTitle(club.group)}
          {row && ` · ${placeText(row.rank)} · ${pointsText(row.points)}`}{' '}
          {club.withdrawn && <Badge tone="red">{CLUB.withdrawn}</Badge>}
        </p>
        <Form matches={matches} />
        <ClubNotes facts={facts} clubId={club.id} />
        <div className={styles.actions}>{children}</div>
      </Container>
    </header>
  );
}
