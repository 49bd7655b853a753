import { useId } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { GroupFixture } from '#domain/fixtures/fixtures.ts';
import { type Decision, NOTE_MAX } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { APPROVAL, STATUS_WORDS } from '#web/content/admin.ts';
import { groupTitle } from '#web/content/hub.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ignoreKeyRepeat } from '#web/ui/dialog/ignore-key-repeat.ts';
import { Check } from '#web/ui/icons/check.tsx';
import { X } from '#web/ui/icons/x.tsx';
import { TimeAgo } from '#web/ui/time/time-ago.tsx';
import { exactText } from '#web/ui/time/time-text.ts';
import { ApprovalEffect } from './approval-effect.tsx';
import { scoreLine } from './score-line.ts';

const TONES: Record<MatchResult['submissionStatus'], BadgeTone> = {
  pending: 'orange',
  approved: 'green',
  rejected: 'red',
};

/** What can be done about a result that waits. */
interface Review {
  readonly selected: boolean;
  readonly note: string;
  readonly onSelect: () => void;
  readonly onNote: (note: string) => void;
  readonly onDecide: (decision: Decision) => void;
}

interface Tournament {
  readonly fixtures: readonly GroupFixture[] | null;
  readonly results: readonly MatchResult[];
}

interface Props {
  readonly result: MatchResult;
  readonly tournament: Tournament;
  readonly review: Review | null;
}

export function ResultCard({ result, tournament, review }: Props) {
  const { homeTeam, awayTeam, submissionStatus, adminNotes } = result;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the keys of the review work
    <li tabIndex={0} aria-label={scoreLine(result)} className="admin-card">
      <div className="flex flex-wrap items-center gap-2">
        {review && (
          <label className="admin-check">
            <input
              type="checkbox"
              className="admin-box"
              aria-label={scoreLine(result)}
              checked={review.selected}
              onChange={review.onSelect}
            />
          </label>
        )}
        <Badge>{groupTitle(result.group)}</Badge>
        <Badge tone={TONES[submissionStatus]}>{STATUS_WORDS[submissionStatus]}</Badge>
        <TimeAgo iso={result.submittedAt} className="ml-auto text-muted text-sm" />
      </div>
      <div className="admin-score">
        <Club name={homeTeam} />
        <b>{scoreText(result)}</b>
        <Club name={awayTeam} />
      </div>
      <p className="text-muted text-sm">
        {`${APPROVAL.submittedBy} ${result.submittedBy || APPROVAL.unknown}, ${exactText(result.submittedAt)}`}
      </p>
      {adminNotes && (
        <p className="text-sm">
          <b>{APPROVAL.adminNote}:</b> <span dir="auto">{adminNotes}</span>
        </p>
      )}
      {review && (
        <>
          <ApprovalEffect resultId={result.id} fixtures={tournament.fixtures} results={tournament.results} />
          <EarlierRejections result={result} results={tournament.results} />
          <ReviewForm review={review} match={scoreLine(result)} />
        </>
      )}
    </li>
  );
}

function Club({ name }: { readonly name: string }) {
  return (
    <span title={name}>
      <Crest name={name} size={28} />
      <span dir="auto">{name}</span>
    </span>
  );
}

interface EarlierProps {
  readonly result: MatchResult;
  readonly results: readonly MatchResult[];
}

function EarlierRejections({ result, results }: EarlierProps) {
  const earlier = results.filter(
    (other) =>
      other.fixtureId === result.fixtureId && other.submissionStatus === 'rejected' && other.id < result.id,
  );
  if (earlier.length === 0) return null;
  return (
    <div className="admin-earlier">
      <p>{APPROVAL.earlier}</p>
      <ul>
        {earlier.map((rejected) => (
          <li key={rejected.id}>
            <b>{scoreText(rejected)}</b> <span dir="auto">{rejected.adminNotes}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewForm({ review, match }: { readonly review: Review; readonly match: string }) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="text-sm">
          <label htmlFor={id}>{APPROVAL.note}</label>{' '}
          <span id={`${id}-hint`} className="text-muted">
            {APPROVAL.noteHint}
          </span>
        </p>
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          className="admin-field"
          dir="auto"
          maxLength={NOTE_MAX}
          value={review.note}
          onChange={(event) => review.onNote(event.target.value)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button
          onKeyDown={ignoreKeyRepeat}
          onClick={() => review.onDecide('approved')}
          aria-label={`${APPROVAL.approve} ${match}`}
        >
          <Check className="size-5" />
          {APPROVAL.approve}
        </Button>
        <Button
          variant="secondary"
          onKeyDown={ignoreKeyRepeat}
          onClick={() => review.onDecide('rejected')}
          aria-label={`${APPROVAL.reject} ${match}`}
        >
          <X className="size-5 text-red" />
          {APPROVAL.reject}
        </Button>
      </div>
    </div>
  );
}
