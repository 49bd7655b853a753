import { deductionProblem } from '#domain/standings/deductions.ts';
import shared from '#web/ui/shared.module.css';
import { counted } from '#words/numbers.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { ClubField, ReasonField, TextField } from '../forms/fields.tsx';
import { LaterTies } from '../forms/later-ties.tsx';
import { useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { useSeason } from '../use-season.ts';
import { matchName } from '../words.ts';
import { AwardForm } from './award-form.tsx';
import { SEASON_PANEL } from './words.ts';

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

function DeductForm() {
  const { clubs, deductions } = useSeason().facts;
  const form = useForm('deduct');
  const { points: label, revoke, revoked } = SEASON_PANEL.deduct;
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
      question={{ summary: `${club?.name}: ${counted(points, 'point')}` }}
      history={deductions.map(({ id, clubId, points: off, reason: because }) => ({
        id,
        text: `${nameOf(clubId)}: ${counted(off, 'point')}`,
        reason: because,
        undo: { label: revoke, path: 'revoke-deduction', body: { id }, done: revoked },
      }))}
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
      history={facts.withdrawals.map(({ clubId, reason: because }) => ({
        id: clubId,
        text: `${facts.clubs.find(({ id }) => id === clubId)?.name}:`,
        reason: because,
      }))}
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
      history={replacements.map(({ clubId, from, to, reason: because, at }) => ({
        id: `${clubId} ${at}`,
        text: `${from} → ${to}:`,
        reason: because,
      }))}
    >
      <ClubField clubs={clubs} />
      <TextField name="name" label={SEASON_PANEL.replace.name} />
      <ReasonField />
    </ChangeForm>
  );
}
