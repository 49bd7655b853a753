import { championOf } from '#domain/knockouts/phase.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { Crest } from '#web/clubs/crest.tsx';
import shared from '#web/ui/shared.module.css';
import { championsText } from '#words/titles.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { TextField } from '../forms/fields.tsx';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import { SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
}

/** The end of the season and the beginning of the next one. */
export function FinishScreen({ season, draft }: Props) {
  const { notYet } = SEASON_PANEL.finish;
  const isFinished = season.facts.phase === 'finished';
  return (
    <div className="admin-forms">
      {isFinished ? (
        <FinishForm season={season} draft={draft} />
      ) : (
        <section className="admin-form">
          <h3>{SEASON_PANEL.finish.title}</h3>
          <p>{notYet}</p>
          <Champions season={season} />
        </section>
      )}
      {season.facts.season.number > 1 && <ReopenSeasonForm />}
    </div>
  );
}

function Champions({ season: { ties } }: { readonly season: SeasonNow }) {
  return (
    <dl className="admin-champions">
      {BRACKETS.map((bracket) => {
        const final = ties.find(({ stage }) => stage.bracket === bracket && stage.round === 'final');
        const champion = championOf(bracket, ties);
        return (
          <div key={bracket} data-bracket={bracket}>
            <dt>{championsText(bracket)}</dt>
            <dd>
              {champion && <Crest name={champion.name} size={24} />}
              <span dir="auto">
                {champion?.name ??
                  (final?.outcome ? SEASON_PANEL.finish.nobody : SEASON_PANEL.finish.undecided)}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function FinishForm({ season, draft }: Props) {
  const { title, about, name: label, nameHint, keepClubs, kept, replaced } = SEASON_PANEL.finish;
  const { button, done, warning } = SEASON_PANEL.finish;
  const given = season.facts.season.name ?? '';
  const name = draft.value('finish.name', given);
  const keeps = draft.value('finish.new-clubs') === '';
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={name.trim() === '' ? null : { path: 'finish-season', body: { name, keepClubs: keeps }, done }}
      question={{ summary: name.trim(), detail: <p>{keeps ? kept : replaced}</p>, warning }}
      onDone={() => draft.clear('finish')}
    >
      <Champions season={season} />
      <TextField draft={draft} name="finish.name" label={label} hint={nameHint} initial={given} />
      <label className="admin-option">
        <input
          type="checkbox"
          className={shared.checkBox}
          checked={keeps}
          onChange={(event) => draft.set('finish.new-clubs', event.target.checked ? '' : 'yes')}
        />
        {keepClubs}
      </label>
    </ChangeForm>
  );
}

/** Takes the end of the last season back, while nothing has happened in the new one. */
function ReopenSeasonForm() {
  const { reopen, reopenSummary, reopened } = SEASON_PANEL.finish;
  return (
    <ChangeForm
      title={reopen}
      about={reopenSummary}
      button={reopen}
      change={{ path: 'reopen-season', body: {}, done: reopened }}
      question={{ summary: reopenSummary }}
    />
  );
}
