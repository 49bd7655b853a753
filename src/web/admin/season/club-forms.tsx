import type { TournamentReply } from '#contract/tournament-view.ts';
import { deductionProblem } from '#domain/standings/deductions.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { ClubField, ReasonField, TextField } from '../forms/fields.tsx';
import { InForce } from '../forms/in-force.tsx';
import { LaterTies } from '../forms/later-ties.tsx';
import { matchName } from '../forms/match-name.ts';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import styles from './club-forms.module.css';
import { pointsOff, SEASON_PANEL } from './words.ts';

interface ClubDecisionProps {
  readonly draft: TextDraft;
  readonly facts: TournamentReply;
}

export function DeductForm({ draft, facts }: ClubDecisionProps) {
  const { title, about, points: label, button, done, revoke, revoked } = SEASON_PANEL.deduct;
  const send = useChange();
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
      <InForce
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
    </ChangeForm>
  );
}

interface WithdrawProps {
  readonly draft: TextDraft;
  readonly season: SeasonNow;
}

/** The question lists what would go to the opponents before anything does. */
export function WithdrawForm({ draft, season: { facts, fixtures, results } }: WithdrawProps) {
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
            <div>
              <p>{lost}</p>
              <ul className={styles.consequences}>
                {matches.map((fixture) => (
                  <li key={fixture.id} dir="auto">
                    {matchName(fixture)}
                  </li>
                ))}
              </ul>
              {submitted.length > 0 && (
                <div className={`admin-note ${styles.note}`}>
                  <p>{removed}</p>
                  <LaterTies ties={submitted.map(({ id }) => id)} results={results} />
                </div>
              )}
            </div>
          ),
      }}
      onDone={() => draft.clear('withdraw')}
    >
      <ClubField draft={draft} form="withdraw" clubs={clubs} />
      <ReasonField draft={draft} form="withdraw" />
      <InForce
        entries={facts.withdrawals.map(({ clubId, reason: because }) => ({
          id: clubId,
          text: `${facts.clubs.find(({ id }) => id === clubId)?.name}:`,
          reason: because,
        }))}
      />
    </ChangeForm>
  );
}

export function ReplaceForm({ draft, facts }: ClubDecisionProps) {
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
    >
      <ClubField draft={draft} form="replace" clubs={clubs} />
      <TextField draft={draft} name="replace.name" label={label} />
      <ReasonField draft={draft} form="replace" />
      <InForce
        entries={facts.replacements.map(({ clubId, from, to, reason: because, at }) => ({
          id: `${clubId} ${at}`,
          text: `${from} → ${to}:`,
          reason: because,
        }))}
      />
    </ChangeForm>
  );
}
