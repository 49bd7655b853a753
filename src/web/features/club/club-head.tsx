import type { ReactNode } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { NightBanner } from '#web/clubs/night-banner.tsx';
import type { BackLinkProps } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import styles from './club-head.module.css';
import type { ClubMatch } from './club-season.ts';
import { Form } from './form.tsx';
import { CLUB, decisionText, placeInGroup, pointsText } from './words.ts';

interface Props {
  readonly club: TournamentReply['clubs'][number];
  readonly facts: Pick<TournamentReply, 'deductions' | 'withdrawals' | 'replacements'>;
  /** The club's row of its table. */
  readonly row: { readonly rank: number; readonly points: number } | undefined;
  readonly matches: readonly ClubMatch[];
  readonly back: BackLinkProps;
  /** Icon buttons. */
  readonly children: ReactNode;
}

/** The top of a club page, in the current season or in the archive. */
export function ClubHead({ club, facts, row, matches, back, children }: Props) {
  return (
    <NightBanner clubs={[club.name]} back={back} actions={children}>
      <div className={styles.head}>
        <Crest name={club.name} size={144} />
        <h1 tabIndex={-1}>
          <ClubName name={club.name} isLarge />
        </h1>
        <div className={styles.facts}>
          <p className={styles.place}>
            {placeInGroup(club.group, row)}
            {row && ` · ${pointsText(row.points)}`}{' '}
            {club.withdrawn && <Badge tone="red">{CLUB.withdrawn}</Badge>}
          </p>
          <Form matches={matches} />
          <ClubNotes facts={facts} clubId={club.id} />
        </div>
      </div>
    </NightBanner>
  );
}

interface NotesProps extends Pick<Props, 'facts'> {
  readonly clubId: number;
}

/** Rulings about a club with their reasons, oldest first. */
function ClubNotes({ facts, clubId }: NotesProps) {
  const notes = [...facts.deductions, ...facts.withdrawals, ...facts.replacements]
    .filter((decided) => decided.clubId === clubId)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((decided) => (
        <li key={decided.at} dir="auto">
          <time dateTime={decided.at}>{dateText(decided.at)}</time> {decisionText(decided)}
        </li>
      ))}
    </ul>
  );
}
