import { tieApprovalEffect } from '#domain/knockouts/approval-effect.ts';
import { openLaterTies } from '#domain/knockouts/later-ties.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import { ADMINISTRATOR, type Result } from '#domain/results/results.ts';
import { deductionProblem } from '#domain/standings/deductions.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { type AwardKind, awardBody, awardedScore, awardSummary } from '../forms/award-body.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { ClubField, Options, ReasonField, SelectField, TextField } from '../forms/fields.tsx';
import { LaterTies } from '../forms/later-ties.tsx';
import { MatchField } from '../forms/match-picker.tsx';
import { CurrentDecisions } from '../forms/panel-form.tsx';
import { RulingScore } from '../forms/ruling-score.tsx';
import { useChange } from '../forms/use-change.ts';
import { useForm } from '../forms/use-form.ts';
import { AWARD } from '../forms/words.ts';
import panel from '../panel.module.css';
import { usePanel, useShowReset } from '../panel-context.tsx';
import { useSeason } from '../use-season.ts';
import { matchName, tieEffectText } from '../words.ts';
import { laterTiesFirst, pointsOff, SEASON_PANEL } from './words.ts';

/** Rulings about matches and clubs, each with a public reason. */
export function RulingsScreen() {
  const { role } = usePanel();
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <AwardForm />
      <DeductForm />
      {role === 'administrator' && (
        <>
          <WithdrawForm />
          <ReplaceForm />
        </>
      )}
    </div>
  );
}

/** Sets the score of a match. For a tie, it shows who advances and which later ties have to be reset first. */
function AwardForm() {
  const { fixtures, results } = useSeason();
  const form = useForm('award');
  const { kind: kindLabel, chooseKind, kinds, replaces } = AWARD;
  const fixture = fixtures.find(({ id }) => String(id) === form.value('match'));
  const kind = form.value('kind') as AwardKind | '';
  const reason = form.value('reason');
  const body = fixture && kind !== '' ? awardBody(fixture, kind, form.value) : null;
  const later = fixture ? openLaterTies(fixture.id, results) : [];
  return (
    <ChangeForm
      words={AWARD}
      form={form}
      change={body && reason.trim() !== '' ? { path: 'award-result', body: { ...body, reason } } : null}
      question={{
        summary: fixture && kind !== '' && body ? awardSummary(fixture, kind, body) : '',
        detail: fixture && body && (
          <>
            {fixture.status !== 'PENDING' && fixture.result && (
              <div className={panel.notice}>
                <p>{replaces}</p>
                <LaterTies ties={[fixture.id]} results={results} />
              </div>
            )}
            <AwardEffect fixture={fixture} body={body} />
          </>
        ),
      }}
    >
      <MatchField fixtures={fixtures} />
      {fixture && later.length > 0 && (
        <div className={panel.notice}>
          <p>{laterTiesFirst(later.length)}</p>
          <LaterTies ties={later} results={results} />
          <ToReset fixtureId={fixture.id} />
        </div>
      )}
      <SelectField name="kind" label={kindLabel} choose={chooseKind}>
        <Options texts={kinds} />
      </SelectField>
      {kind === 'ruling' && <RulingScore isTie={fixture?.stage.kind === 'knockout'} />}
      <ReasonField />
    </ChangeForm>
  );
}

/** Opens the reset form with this match. Reviewers may not reset. */
function ToReset({ fixtureId }: { readonly fixtureId: number }) {
  const { role } = usePanel();
  const showReset = useShowReset();
  if (role !== 'administrator') return null;
  return (
    <Button variant="secondary" onClick={() => showReset(fixtureId)}>
      {AWARD.toResets}
    </Button>
  );
}

interface EffectProps {
  readonly fixture: ReadyFixture;
  readonly body: NonNullable<ReturnType<typeof awardBody>>;
}

/** 'Aurora 11 meet Kestrel Town in the quarter-final'. Group matches have no text: the table shows the effect. */
function AwardEffect({ fixture, body }: EffectProps) {
  const { facts, results } = useSeason();
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
  const effect = tieApprovalEffect({ ...facts, cups: facts.format.cups, results }, result);
  return <p>{tieEffectText(effect)}</p>;
}

function DeductForm() {
  const { clubs, deductions } = useSeason().facts;
  const form = useForm('deduct');
  const { points: label, revoke, revoked } = SEASON_PANEL.deduct;
  const { send } = useChange();
  const club = clubs.find(({ id }) => String(id) === form.value('club'));
  const points = Number(form.value('points'));
  const reason = form.value('reason');
  const nameOf = (clubId: number) => clubs.find(({ id }) => id === clubId)?.name;
  const isComplete = club && form.value('points') !== '' && reason.trim() !== '';
  return (
    <ChangeForm
      words={SEASON_PANEL.deduct}
      form={form}
      change={isComplete ? { path: 'deduct-points', body: { clubId: club.id, points, reason } } : null}
      question={{ summary: `${club?.name}: ${pointsOff(points)}` }}
      history={
        <CurrentDecisions
          entries={deductions.map(({ id, clubId, points: off, reason: because }) => ({
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
      <ClubField clubs={clubs} />
      <TextField
        name="points"
        label={label}
        type="number"
        problem={form.value('points') === '' ? null : deductionProblem(points)}
      />
      <ReasonField />
    </ChangeForm>
  );
}

/** The confirmation lists every match that would go to the opponents. */
function WithdrawForm() {
  const { facts, fixtures, results } = useSeason();
  const form = useForm('withdraw');
  const { warning, none, lost, removed } = SEASON_PANEL.withdraw;
  const clubs = facts.clubs.filter(({ withdrawn }) => !withdrawn);
  const club = clubs.find(({ id }) => String(id) === form.value('club'));
  const reason = form.value('reason');
  const matches = fixtures.filter(
    ({ status, home, away }) => status !== 'COMPLETED' && club && [home.id, away.id].includes(club.id),
  );
  const submitted = matches.filter(({ status }) => status === 'PENDING_APPROVAL');
  const isComplete = club && reason.trim() !== '';
  return (
    <ChangeForm
      words={SEASON_PANEL.withdraw}
      form={form}
      change={isComplete ? { path: 'withdraw-club', body: { clubId: club.id, reason } } : null}
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
      <ClubField clubs={clubs} />
      <ReasonField />
    </ChangeForm>
  );
}

function ReplaceForm() {
  const { clubs: all, replacements } = useSeason().facts;
  const form = useForm('replace');
  const clubs = all.filter(({ withdrawn }) => !withdrawn);
  const club = clubs.find(({ id }) => String(id) === form.value('club'));
  const [name, reason] = [form.value('name'), form.value('reason')];
  const isComplete = club && name.trim() !== '' && reason.trim() !== '';
  return (
    <ChangeForm
      words={SEASON_PANEL.replace}
      form={form}
      change={isComplete ? { path: 'replace-club', body: { clubId: club.id, name, reason } } : null}
      question={{ summary: `${club?.name} → ${name.trim()}` }}
      history={
        <CurrentDecisions
          entries={replacements.map(({ clubId, from, to, reason: because, at }) => ({
            id: `${clubId} ${at}`,
            text: `${from} → ${to}:`,
            reason: because,
          }))}
        />
      }
    >
      <ClubField clubs={clubs} />
      <TextField name="name" label={SEASON_PANEL.replace.name} />
      <ReasonField />
    </ChangeForm>
  );
}
