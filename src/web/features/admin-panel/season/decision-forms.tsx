import type { TournamentReply } from '#contract/tournament-view.ts';
import type { ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { pointsOff, SEASON_PANEL } from '#web/content/season-panel.ts';
import { Button } from '#web/ui/button.tsx';
import { matchOptions } from './schedule-forms.tsx';
import { ClubField, ReasonField, SelectField, TextField } from './season-fields.tsx';
import { SeasonForm } from './season-form.tsx';
import { useSeasonChange } from './use-season-change.ts';
import type { SeasonDraft } from './use-season-draft.ts';

interface AwardProps {
  readonly draft: SeasonDraft;
  readonly fixtures: readonly ReadyFixture[];
}

type AwardKind = keyof typeof SEASON_PANEL.award.kinds;

export function AwardForm({ draft, fixtures }: AwardProps) {
  const { title, about, kind: kindLabel, kinds, button, done } = SEASON_PANEL.award;
  const fixture = fixtures.find(({ id }) => String(id) === draft.value('award.match'));
  const kind = draft.value('award.kind') as AwardKind | '';
  const reason = draft.value('award.reason');
  const body = fixture && kind !== '' ? awardBody(draft, fixture, kind) : null;
  return (
    <SeasonForm
      title={title}
      about={about}
      button={button}
      change={body && reason.trim() !== '' ? { path: 'award-result', body: { ...body, reason }, done } : null}
      question={{
        summary: fixture && kind !== '' ? `${fixture.home.name} vs ${fixture.away.name}: ${kinds[kind]}` : '',
      }}
      onDone={() => draft.clear('award')}
    >
      <SelectField
        draft={draft}
        name="award.match"
        label={SEASON_PANEL.match}
        choose={SEASON_PANEL.chooseMatch}
        options={matchOptions(fixtures)}
      />
      <SelectField
        draft={draft}
        name="award.kind"
        label={kindLabel}
        choose=""
        options={Object.entries(kinds).map(([value, text]) => ({ value, text }))}
      />
      {kind === 'ruling' && <ScoreFields draft={draft} isTie={fixture?.stage.kind === 'knockout'} />}
      <ReasonField draft={draft} form="award" />
    </SeasonForm>
  );
}

function ScoreFields({ draft, isTie }: { readonly draft: SeasonDraft; readonly isTie: boolean }) {
  const { homeScore, awayScore, homePenalties, awayPenalties } = SEASON_PANEL.award;
  const isLevel = draft.value('award.home') !== '' && draft.value('award.home') === draft.value('award.away');
  return (
    <div className="admin-times">
      <TextField draft={draft} name="award.home" label={homeScore} type="number" />
      <TextField draft={draft} name="award.away" label={awayScore} type="number" />
      {isTie && isLevel && (
        <>
          <TextField draft={draft} name="award.home-penalties" label={homePenalties} type="number" />
          <TextField draft={draft} name="award.away-penalties" label={awayPenalties} type="number" />
        </>
      )}
    </div>
  );
}

/** The fields of the call; null while a score is missing. */
function awardBody(draft: SeasonDraft, { id, stage }: ReadyFixture, kind: AwardKind): object | null {
  if (kind === 'no-show-home') return { fixtureId: id, kind: 'no-show', absent: 'home' };
  if (kind === 'no-show-away') return { fixtureId: id, kind: 'no-show', absent: 'away' };
  if (kind === 'both-absent') return { fixtureId: id, kind };
  const number = (name: string) =>
    draft.value(`award.${name}`) === '' ? null : Number(draft.value(`award.${name}`));
  const [homeScore, awayScore] = [number('home'), number('away')];
  if (homeScore === null || awayScore === null) return null;
  const hasShootOut = stage.kind === 'knockout' && homeScore === awayScore;
  const shootOut = { homePenalties: number('home-penalties'), awayPenalties: number('away-penalties') };
  return { fixtureId: id, kind, homeScore, awayScore, ...(hasShootOut ? shootOut : {}) };
}

interface ClubDecisionProps {
  readonly draft: SeasonDraft;
  readonly facts: TournamentReply;
}

export function DeductForm({ draft, facts }: ClubDecisionProps) {
  const { title, about, points: label, button, done, revoke, revoked } = SEASON_PANEL.deduct;
  const send = useSeasonChange();
  const club = facts.clubs.find(({ id }) => String(id) === draft.value('deduct.club'));
  const points = Number(draft.value('deduct.points'));
  const reason = draft.value('deduct.reason');
  const nameOf = (clubId: number) => facts.clubs.find(({ id }) => id === clubId)?.name;
  const isComplete = club && draft.value('deduct.points') !== '' && reason.trim() !== '';
  return (
    <SeasonForm
      title={title}
      about={about}
      button={button}
      change={isComplete ? { path: 'deduct-points', body: { clubId: club.id, points, reason }, done } : null}
      question={{ summary: `${club?.name}: ${pointsOff(points)}` }}
      onDone={() => draft.clear('deduct')}
    >
      <ClubField draft={draft} form="deduct" clubs={facts.clubs} />
      <TextField draft={draft} name="deduct.points" label={label} type="number" />
      <ReasonField draft={draft} form="deduct" />
      {facts.deductions.length > 0 && (
        <ul className="grid gap-2">
          {facts.deductions.map((deduction) => (
            <li key={deduction.id} className="flex items-center justify-between gap-3">
              <span dir="auto">
                {nameOf(deduction.clubId)}: {pointsOff(deduction.points)}, {deduction.reason}
              </span>
              <Button
                variant="quiet"
                onClick={() =>
                  void send({ path: 'revoke-deduction', body: { id: deduction.id }, done: revoked })
                }
              >
                {revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SeasonForm>
  );
}

interface WithdrawProps extends ClubDecisionProps {
  /** The matches that would be awarded, by club. */
  readonly undecidedOf: (clubId: number) => readonly ReadyFixture[];
}

/** The question lists what would be awarded before anything is. */
export function WithdrawForm({ draft, facts, undecidedOf }: WithdrawProps) {
  const { title, about, button, done, warning, none } = SEASON_PANEL.withdraw;
  const clubs = facts.clubs.filter(({ withdrawn }) => !withdrawn);
  const club = clubs.find(({ id }) => String(id) === draft.value('withdraw.club'));
  const reason = draft.value('withdraw.reason');
  const matches = club ? undecidedOf(club.id) : [];
  return (
    <SeasonForm
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
            <ul>
              {matches.map(({ id, home, away }) => (
                <li key={id} dir="auto">
                  {home.name} vs {away.name}
                </li>
              ))}
            </ul>
          ),
      }}
      onDone={() => draft.clear('withdraw')}
    >
      <ClubField draft={draft} form="withdraw" clubs={clubs} />
      <ReasonField draft={draft} form="withdraw" />
    </SeasonForm>
  );
}

export function ReplaceForm({ draft, facts }: ClubDecisionProps) {
  const { title, about, name: label, button, done } = SEASON_PANEL.replace;
  const clubs = facts.clubs.filter(({ withdrawn }) => !withdrawn);
  const club = clubs.find(({ id }) => String(id) === draft.value('replace.club'));
  const [name, reason] = [draft.value('replace.name'), draft.value('replace.reason')];
  const isComplete = club && name.trim() !== '' && reason.trim() !== '';
  return (
    <SeasonForm
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
    </SeasonForm>
  );
}
