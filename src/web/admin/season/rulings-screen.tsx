import type { TournamentReply } from '#contract/tournament-view.ts';
import { tieApprovalEffect } from '#domain/knockouts/approval-effect.ts';
import { openLaterTies } from '#domain/knockouts/later-ties.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import { ADMINISTRATOR, type Result } from '#domain/results/results.ts';
import type { Role } from '#domain/staff.ts';
import { deductionProblem } from '#domain/standings/deductions.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { tieEffectText } from '../approval/words.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { CurrentDecisions } from '../forms/current-decisions.tsx';
import { ClubField, MatchField, Options, ReasonField, SelectField, TextField } from '../forms/fields.tsx';
import { LaterTies } from '../forms/later-ties.tsx';
import { RulingScore } from '../forms/ruling-score.tsx';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import panel from '../panel.module.css';
import type { SeasonNow } from '../use-season.ts';
import { matchName } from '../words.ts';
import { type AwardKind, awardBody, awardedScore, awardSummary } from './award-body.ts';
import { laterTiesFirst, pointsOff, SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  readonly role: Role;
  readonly onReset: (fixtureId: number) => void;
}

/** Rulings about matches and clubs, each with a public reason. */
export function RulingsScreen({ season, draft, role, onReset }: Props) {
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <AwardForm season={season} draft={draft} onReset={role === 'administrator' ? onReset : null} />
      <DeductForm draft={draft} facts={season.facts} />
      {role === 'administrator' && (
        <>
          <WithdrawForm draft={draft} season={season} />
          <ReplaceForm draft={draft} facts={season.facts} />
        </>
      )}
    </div>
  );
}

interface AwardFormProps {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  /** Opens the reset screen for this match; null for reviewers, who may not reset. */
  readonly onReset: ((fixtureId: number) => void) | null;
}

/** Sets the score of a match. For a tie, it shows who advances and which later ties have to be reset first. */
function AwardForm({ season, draft, onReset }: AwardFormProps) {
  const {
    title,
    about,
    kind: kindLabel,
    chooseKind,
    kinds,
    button,
    done,
    toResets,
    replaces,
  } = SEASON_PANEL.award;
  const fixture = season.fixtures.find(({ id }) => String(id) === draft.value('award.match'));
  const kind = draft.value('award.kind') as AwardKind | '';
  const reason = draft.value('award.reason');
  const field = (name: string) => draft.value(`award.${name}`);
  const body = fixture && kind !== '' ? awardBody(fixture, kind, field) : null;
  const later = fixture ? openLaterTies(fixture.id, season.results) : [];
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={body && reason.trim() !== '' ? { path: 'award-result', body: { ...body, reason }, done } : null}
      question={{
        summary: fixture && kind !== '' && body ? awardSummary(fixture, kind, body) : '',
        detail: fixture && body && (
          <>
            {fixture.status !== 'PENDING' && fixture.result && (
              <div className={panel.notice}>
                <p>{replaces}</p>
                <LaterTies ties={[fixture.id]} results={season.results} />
              </div>
            )}
            <AwardEffect season={season} fixture={fixture} body={body} />
          </>
        ),
      }}
      onDone={() => draft.clear('award')}
    >
      <MatchField draft={draft} form="award" fixtures={season.fixtures} />
      {fixture && later.length > 0 && (
        <div className={panel.notice}>
          <p>{laterTiesFirst(later.length)}</p>
          <LaterTies ties={later} results={season.results} />
          {onReset && (
            <Button variant="secondary" onClick={() => onReset(fixture.id)}>
              {toResets}
            </Button>
          )}
        </div>
      )}
      <SelectField draft={draft} name="award.kind" label={kindLabel} choose={chooseKind}>
        <Options texts={kinds} />
      </SelectField>
      {kind === 'ruling' && <RulingScore draft={draft} isTie={fixture?.stage.kind === 'knockout'} />}
      <ReasonField draft={draft} form="award" />
    </ChangeForm>
  );
}

interface EffectProps {
  readonly season: SeasonNow;
  readonly fixture: ReadyFixture;
  readonly body: NonNullable<ReturnType<typeof awardBody>>;
}

/** 'Aurora 11 meet Kestrel Town in the quarter-final'. Group matches have no text: the table shows the effect. */
function AwardEffect({ season, fixture, body }: EffectProps) {
  if (fixture.stage.kind === 'group') return null;
  const result: Result = {
    id: Number.POSITIVE_INFINITY,
    fixtureId: fixture.id,
    ...awardedScore(body),
    afterExtraTime: false,
    origin: 'award',
    submittedBy: ADMINISTRATOR,
    submittedAt: '',
    submissionStatus: 'approved',
    adminNotes: null,
    ...WITHOUT_LINK,
  };
  const { facts, results } = season;
  const effect = tieApprovalEffect({ ...facts, cups: facts.format.cups, results }, result);
  return <p>{tieEffectText(effect)}</p>;
}

interface ClubDecisionProps {
  readonly draft: TextDraft;
  readonly facts: TournamentReply;
}

function DeductForm({ draft, facts }: ClubDecisionProps) {
  const { title, about, points: label, button, done, revoke, revoked } = SEASON_PANEL.deduct;
  const { send } = useChange();
  const club = facts.clubs.find(({ id }) => String(id) === draft.value('deduct.club'));
  const points = Number(draft.value('deduct.points'));
  const reason = draft.value('deduct.reason');
  const nameOf = (clubId: number) => facts.clubs.find(({ id }) => id === clubId)?.name;
  const isComplete = club && draft.value('deduct.points') !== '' && reason.trim() !== '';
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={isComplete ? { path: 'deduct-points', body: { clubId: club.id, points, reason }, done } : null}
      question={{ summary: `${club?.name}: ${pointsOff(points)}` }}
      onDone={() => draft.clear('deduct')}
      history={
        <CurrentDecisions
          entries={facts.deductions.map(({ id, clubId, points: off, reason: because }) => ({
            id,
            text: `${nameOf(clubId)}: ${pointsOff(off)}`,
            reason: because,
            undo: {
              label: revoke,
              act: () => void send({ path: 'revoke-deduction', body: { id }, done: revoked }),
            },
          }))}
        />
      }
    >
      <ClubField draft={draft} form="deduct" clubs={facts.clubs} />
      <TextField
        draft={draft}
        name="deduct.points"
        label={label}
        type="number"
        problem={draft.value('deduct.points') === '' ? null : deductionProblem(points)}
      />
      <ReasonField draft={draft} form="deduct" />
    </ChangeForm>
  );
}

interface WithdrawProps {
  readonly draft: TextDraft;
  readonly season: SeasonNow;
}

/** The confirmation lists every match that would go to the opponents. */
function WithdrawForm({ draft, season: { facts, fixtures, results } }: WithdrawProps) {
  const { title, about, button, done, warning, none, lost, removed } = SEASON_PANEL.withdraw;
  const clubs = facts.clubs.filter(({ withdrawn }) => !withdrawn);
  const club = clubs.find(({ id }) => String(id) === draft.value('withdraw.club'));
  const reason = draft.value('withdraw.reason');
  const matches = fixtures.filter(
    ({ status, home, away }) => status !== 'COMPLETED' && club && [home.id, away.id].includes(club.id),
  );
  const submitted = matches.filter(({ status }) => status === 'PENDING_APPROVAL');
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={
        club && reason.trim() !== ''
          ? { path: 'withdraw-club', body: { clubId: club.id, reason }, done }
          : null
      }
      question={{
        summary: club?.name ?? '',
        warning,
        detail:
          matches.length === 0 ? (
            <p>{none}</p>
          ) : (
            <div className={shared.stack}>
              <p>{lost}</p>
              <ul className={panel.consequences}>
                {matches.map((fixture) => (
                  <li key={fixture.id} dir="auto">
                    {matchName(fixture)}
                  </li>
                ))}
              </ul>
              {submitted.length > 0 && (
                <div className={panel.notice}>
                  <p>{removed}</p>
                  <LaterTies ties={submitted.map(({ id }) => id)} results={results} />
                </div>
              )}
            </div>
          ),
      }}
      isDestructive
      onDone={() => draft.clear('withdraw')}
      history={
        <CurrentDecisions
          entries={facts.withdrawals.map(({ clubId, reason: because }) => ({
            id: clubId,
            text: `${facts.clubs.find(({ id }) => id === clubId)?.name}:`,
            reason: because,
          }))}
        />
      }
    >
      <ClubField draft={draft} form="withdraw" clubs={clubs} />
      <ReasonField draft={draft} form="withdraw" />
    </ChangeForm>
  );
}

function ReplaceForm({ draft, facts }: ClubDecisionProps) {
  const { title, about, name: label, button, done } = SEASON_PANEL.replace;
  const clubs = facts.clubs.filter(({ withdrawn }) => !withdrawn);
  const club = clubs.find(({ id }) => String(id) === draft.value('replace.club'));
  const [name, reason] = [draft.value('replace.name'), draft.value('replace.reason')];
  const isComplete = club && name.trim() !== '' && reason.trim() !== '';
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={isComplete ? { path: 'replace-club', body: { clubId: club.id, name, reason }, done } : null}
      question={{ summary: `${club?.name} → ${name.trim()}` }}
      onDone={() => draft.clear('replace')}
      history={
        <CurrentDecisions
          entries={facts.replacements.map(({ clubId, from, to, reason: because, at }) => ({
            id: `${clubId} ${at}`,
            text: `${from} → ${to}:`,
            reason: because,
          }))}
        />
      }
    >
      <ClubField draft={draft} form="replace" clubs={clubs} />
      <TextField draft={draft} name="replace.name" label={label} />
      <ReasonField draft={draft} form="replace" />
    </ChangeForm>
  );
}
