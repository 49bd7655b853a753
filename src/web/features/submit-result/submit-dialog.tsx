import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { isClubOf } from '#domain/matches/fixtures.ts';
import { isReplaceable } from '#domain/results/answers.ts';
import { OPEN_STATUSES } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { checkTypedScore, type ScoreProblem } from '#domain/results/scores.ts';
import { currentClubKey, forgetClubKey } from '#web/api/club-key.ts';
import { useIsLinkRevoked, useMyClub } from '#web/api/my-club.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { useOnline } from '#web/ui/online.ts';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { MATCH_TIMES } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';
import { Answers } from './answers/answers.tsx';
import { SUBMIT_BUTTON } from './button-state.ts';
import { ClubKeyField } from './club-key-field.tsx';
import { ConfirmScore } from './confirm-score.tsx';
import { type Draft, draftOf, saveDraft, scoreToSend, typedDecisionProblem } from './drafts.ts';
import { useIsQueued, useSubmission } from './local-submissions.ts';
import { ScoreFields } from './score-fields.tsx';
import styles from './submit-dialog.module.css';
import { submitResult } from './submit-result.ts';
import { LateWarning, Warning } from './warnings.tsx';
import { attemptNote, QUEUE, SUBMIT_DIALOG, SUBMIT_TOASTS } from './words.ts';

interface Props {
  readonly fixture: ListedReadyFixture;
  readonly open: boolean;
  /** Also called when its result was stored. */
  readonly onClose: () => void;
}

/** Use the match's id as key. */
export default function SubmitDialog({ fixture, open, onClose }: Props) {
  const queryClient = useQueryClient();
  const submission = useSubmission(fixture.id);
  const facts = useQuery(tournamentQuery).data;
  const draftMatch = { season: facts?.season.number ?? 1, fixtureId: fixture.id };
  const clubs = `${fixture.home.name} ${MATCH_TIMES.versus} ${fixture.away.name}`;
  const [score, setScore] = useState(draftOf(draftMatch));
  const isStaleDraft = score.clubs !== undefined && score.clubs !== clubs;
  const [problems, setProblems] = useState<readonly ScoreProblem[]>([]);
  const [decisionProblem, setDecisionProblem] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const negativeToast = useRef<number | null>(null);
  const online = useOnline();

  const clubId = useMyClub()?.club.id ?? null;
  const isClubs = clubId !== null && isClubOf(fixture, clubId);
  const isOtherClubs = clubId !== null && !isClubs;
  const isRevoked = useIsLinkRevoked();
  const submitting = submission?.status === 'submitting';
  const isQueued = useIsQueued(fixture.id);
  const { result } = fixture;
  // While this captain's result is being sent, the one that has just appeared may be it.
  const isOpen = OPEN_STATUSES.some((status) => status === result?.submissionStatus);
  const mayReplace = isClubs && result !== null && isReplaceable(result);
  const exists = !submitting && isOpen && !mayReplace;
  const isOwn = exists && result?.id === submission?.resultId;
  const existing = submitting || isOwn ? null : result;
  // Not `disabled`: a focused control would lose the focus.
  const blocked = submitting || exists || isQueued;
  const typedScore = scoreToSend(fixture.stage, score);
  // Not after another score was typed: the confirmed one would be sent.
  const unanswered = blocked ? null : submission?.unanswered;
  const canSendLater = JSON.stringify(unanswered?.score) === JSON.stringify(typedScore);

  const input = (field: ScoreProblem['field'] | 'homePenalties') =>
    form.current?.elements.namedItem(field) as HTMLInputElement;
  const readTyped = () => ({
    homeScore: typedIn(input('homeScore')),
    awayScore: typedIn(input('awayScore')),
  });

  function change(changed: Partial<Draft>) {
    const next = { ...score, ...changed, clubs };
    setScore(next);
    saveDraft(draftMatch, next);
    setDecisionProblem(null);
    // An error shown at the other field may have been about both.
    const left = checkTypedScore(readTyped()).map(({ message }) => message);
    setProblems(problems.filter(({ field, message }) => !(field in changed) && left.includes(message)));
  }

  function check(event: FormEvent) {
    event.preventDefault();
    if (blocked) return;
    const typed = readTyped();
    const found = checkTypedScore(typed);
    setProblems(found);
    const undecided = found.length > 0 ? null : typedDecisionProblem(fixture.stage, score);
    setDecisionProblem(undecided);
    if (found[0]) input(found[0].field).focus();
    else if (undecided) input('homePenalties').focus();
    else setConfirming(true);
    // After the focus: a toast that covers the field scrolls it.
    if (Object.values(typed).some((text) => Number(text) < 0))
      negativeToast.current = toasts.update(negativeToast.current, SUBMIT_TOASTS.negative);
  }

  function confirm() {
    setConfirming(false);
    const clubKey = isOtherClubs ? null : currentClubKey();
    const onSent = () => {
      setScore(draftOf(draftMatch));
      onClose();
    };
    void submitResult(queryClient, fixture, typedScore, { clubKey, onSent });
  }

  function cancel() {
    if (!submitting) onClose();
  }

  /** Enter in the home field moves to the away field; there, it submits. */
  function onHomeKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    input('awayScore').focus();
  }

  return (
    <Dialog open={open} onClose={onClose} title={SUBMIT_DIALOG.title} closeLabel={SUBMIT_DIALOG.close}>
      <form ref={form} noValidate onSubmit={check} className={styles.form}>
        <p className={styles.problem}>
          {stageTitles(fixture.stage).map((title) => (
            <Badge key={title}>{title}</Badge>
          ))}
        </p>
        <div className={styles.warnings}>
          {isQueued && <Warning title={QUEUE.title}>{QUEUE.text}</Warning>}
          {!online && !isQueued && (
            <Warning title={SUBMIT_DIALOG.offline.title}>{SUBMIT_DIALOG.offline.text}</Warning>
          )}
          {facts && facts.reporting.closedBecause !== null && (
            <Warning title={SUBMIT_DIALOG.closed}>
              <span dir="auto">{facts.reporting.closedBecause}</span>
            </Warning>
          )}
          {facts?.reporting.mode === 'clubs' && !isClubs && !isRevoked && (
            <Warning title={SUBMIT_DIALOG.clubsOnly.title}>{SUBMIT_DIALOG.clubsOnly.text}</Warning>
          )}
          {isRevoked && facts && (
            <>
              <Warning title={SUBMIT_DIALOG.revoked.title}>
                {SUBMIT_DIALOG.revoked[facts.reporting.mode]}
              </Warning>
              <Button variant="secondary" onClick={forgetClubKey}>
                {SUBMIT_DIALOG.revoked.remove}
              </Button>
            </>
          )}
          {facts?.reporting.mode === 'anybody' && isOtherClubs && (
            <Warning title={SUBMIT_DIALOG.notYours.title}>{SUBMIT_DIALOG.notYours.text}</Warning>
          )}
          {isStaleDraft && (
            <Warning title={SUBMIT_DIALOG.forOthers.title}>
              {SUBMIT_DIALOG.forOthers.text} <b dir="auto">{score.clubs}</b>.
            </Warning>
          )}
          {existing && (
            <Warning title={SUBMIT_DIALOG.exists.title}>
              <b className={styles.number}>
                <bdi>{fixture.home.name}</bdi>
                {` ${scoreText(existing)} `}
                <bdi>{fixture.away.name}</bdi>.
              </b>{' '}
              {SUBMIT_DIALOG.exists.statuses[existing.submissionStatus]}
              {existing.submissionStatus === 'rejected' && existing.adminNotes && (
                <span className={styles.detail}>
                  {SUBMIT_DIALOG.exists.reason} <b dir="auto">{existing.adminNotes}</b>
                </span>
              )}
            </Warning>
          )}
          {!exists && <LateWarning match={fixture} />}
          {existing && isClubs && (
            <Answers
              submission={{
                result: existing,
                home: fixture.home.name,
                away: fixture.away.name,
                typed: score,
              }}
              clubId={clubId}
            />
          )}
        </div>
        <ScoreFields
          stage={fixture.stage}
          draft={score}
          home={fixture.home.name}
          away={fixture.away.name}
          problems={problems}
          decisionProblem={decisionProblem}
          readOnly={blocked}
          onChange={change}
          onHomeKeyDown={onHomeKeyDown}
        />
        {submitting && (
          <div>
            <progress
              aria-label={SUBMIT_DIALOG.progress}
              max={100}
              value={submission.progress}
              className={`${shared.progress} ${styles.progress}`}
            />
            {submission.attempt > 1 && (
              <p role="status" className={shared.note}>
                {attemptNote(submission.attempt)}
              </p>
            )}
          </div>
        )}
        {submission?.status === 'error' && !exists && (
          <FormError problem={submission.error} isAnnounced className={styles.error} />
        )}
        {canSendLater && (
          <Button variant="secondary" onClick={unanswered?.sendLater}>
            {SUBMIT_BUTTON.later}
          </Button>
        )}
        <div className={shared.pair}>
          <Button variant="secondary" onClick={cancel} aria-disabled={submitting}>
            {SUBMIT_DIALOG.cancel}
          </Button>
          <Button type="submit" aria-disabled={blocked}>
            {submitting ? SUBMIT_DIALOG.submitting : SUBMIT_DIALOG.submit}
          </Button>
        </div>
      </form>
      {clubId === null && <ClubKeyField />}
      <ConfirmScore
        open={confirming && !exists}
        fixture={fixture}
        score={typedScore}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      />
    </Dialog>
  );
}

/** A number field hides text that is not a number. */
function typedIn(input: HTMLInputElement): string {
  return input.validity.badInput ? 'unreadable' : input.value;
}
