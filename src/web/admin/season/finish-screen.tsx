import { championOf } from '#domain/knockouts/phase.ts';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import { Crest } from '#web/clubs/crest.tsx';
import shared from '#web/ui/shared.module.css';
import { championsText } from '#words/titles.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { CheckBox, TextField } from '../forms/fields.tsx';
import type { TextDraft } from '../forms/use-text-draft.ts';
import panel from '../panel.module.css';
import type { SeasonNow } from '../use-season.ts';
import styles from './finish-screen.module.css';
import { SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
}

export function FinishScreen({ season, draft }: Props) {
  const { notYet } = SEASON_PANEL.finish;
  const isFinished = season.facts.phase === 'finished';
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      {isFinished ? (
        <FinishForm season={season} draft={draft} />
      ) : (
        <section className={`${shared.card} ${panel.form}`}>
          <h3>{SEASON_PANEL.finish.title}</h3>
          <p>{notYet[season.facts.format.cups]}</p>
          <Champions season={season} />
        </section>
      )}
      {season.facts.season.number > 1 && <ReopenSeasonForm />}
    </div>
  );
}

function Champions({ season: { facts, ties } }: { readonly season: SeasonNow }) {
  return (
    <dl className={styles.champions}>
      {bracketsOf(facts.format).map((bracket) => {
        const final = ties.find(({ stage }) => stage.bracket === bracket && stage.round === 'final');
        const champion = championOf(bracket, ties);
        return (
          <div key={bracket} data-bracket={bracket}>
            <dt>{championsText(bracket)}</dt>
            <dd>
              {champion && <Crest name={champion.name} size={24} />}
              <span dir="auto">
                {champion?.name ??
                  (final?.outcome ? SEASON_PANEL.finish.noChampion : SEASON_PANEL.finish.undecided)}
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
      question={{
        summary: name.trim(),
        detail: <p>{keeps ? kept(season.facts.clubs.length) : replaced}</p>,
        warning,
      }}
      onDone={() => draft.clear('finish')}
    >
      <Champions season={season} />
      <TextField draft={draft} name="finish.name" label={label} hint={nameHint} initial={given} />
      <CheckBox
        label={keepClubs}
        isChecked={keeps}
        onChange={(isKept) => draft.set('finish.new-clubs', isKept ? '' : 'yes')}
      />
    </ChangeForm>
  );
}

/** Possible while the new season has no sealed draw and no result. */
function ReopenSeasonForm() {
  const { reopen, reopenSummary, reopened } = SEASON_PANEL.finish;
  return (
    <ChangeForm
      title={reopen}
      about={reopenSummary}
      button={reopen}
      isDestructive
      change={{ path: 'reopen-season', body: {}, done: reopened }}
      question={{ summary: reopenSummary }}
    />
  );
}
