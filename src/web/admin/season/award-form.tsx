import { tieApprovalEffect } from '#domain/knockouts/approval-effect.ts';
import { openLaterTies } from '#domain/knockouts/later-ties.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import { ADMINISTRATOR, type Result } from '#domain/results/results.ts';
import { Button } from '#web/ui/button.tsx';
import { tieEffectText } from '../approval/words.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { MatchField, ReasonField, SelectField } from '../forms/fields.tsx';
import { LaterTies } from '../forms/later-ties.tsx';
import { ScoreFields } from '../forms/score-fields.tsx';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import { type AwardKind, awardBody, awardedScore, awardSummary } from './award-body.ts';
import { laterTiesFirst, SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  /** Leads to the screen that resets this match; null for reviewers, who may not. */
  readonly onReset: ((fixtureId: number) => void) | null;
}

/** Sets the score of a match. Of a tie it says who goes on, and which later ties have to be reset before. */
export function AwardForm({ season, draft, onReset }: Props) {
  const {
    title,
    about,
    kind: kindLabel,
    chooseKind,
    kinds,
    button,
    done,
    resetFirst,
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
              <div className="admin-note">
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
        <div className="admin-note">
          <p>{laterTiesFirst(later.length)}</p>
          <LaterTies ties={later} results={season.results} />
          {onReset && (
            <Button variant="secondary" onClick={() => onReset(fixture.id)}>
              {resetFirst}
            </Button>
          )}
        </div>
      )}
      <SelectField draft={draft} name="award.kind" label={kindLabel} choose={chooseKind}>
        {Object.entries(kinds).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      {kind === 'ruling' && <ScoreFields draft={draft} isTie={fixture?.stage.kind === 'knockout'} />}
      <ReasonField draft={draft} form="award" />
    </ChangeForm>
  );
}

interface EffectProps {
  readonly season: SeasonNow;
  readonly fixture: ReadyFixture;
  readonly body: NonNullable<ReturnType<typeof awardBody>>;
}

/** 'Aurora 11 meet Kestrel Town in the quarter-final'. A table shows what an award does to it. */
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
  const effect = tieApprovalEffect({ ...season.facts, results: season.results }, result);
  return <p>{tieEffectText(effect)}</p>;
}
