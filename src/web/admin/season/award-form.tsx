import { tieApprovalEffect } from '#domain/knockouts/approval-effect.ts';
import { openLaterTies } from '#domain/knockouts/later-ties.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import { ADMINISTRATOR, type Result } from '#domain/results/results.ts';
import { Button } from '#web/ui/button.tsx';
import { type AwardKind, awardBody, awardedScore, awardSummary } from '../forms/award-body.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { Options, ReasonField, SelectField } from '../forms/fields.tsx';
import { LaterTies } from '../forms/later-ties.tsx';
import { MatchField } from '../forms/match-picker.tsx';
import { RulingScore } from '../forms/ruling-score.tsx';
import { useForm, useShowReset } from '../forms/use-form.ts';
import { AWARD } from '../forms/words.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { useSeason } from '../use-season.ts';
import { tieEffectText } from '../words.ts';

/** Sets the score of a match. For a tie, it shows who advances and which later ties have to be reset first. */
export function AwardForm() {
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
          <p>{AWARD.laterTies(later.length)}</p>
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
