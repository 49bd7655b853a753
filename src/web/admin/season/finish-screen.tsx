import { championOf } from '#domain/knockouts/phase.ts';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import shared from '#web/ui/shared.module.css';
import { championsText } from '#words/titles.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { TextField } from '../forms/fields.tsx';
import { PanelCard } from '../forms/panel-form.tsx';
import { useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { useSeason } from '../use-season.ts';
import styles from './finish-screen.module.css';
import { SEASON_PANEL } from './words.ts';

export function FinishScreen() {
  const { facts } = useSeason();
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      {facts.phase === 'finished' ? (
        <FinishForm />
      ) : (
        <PanelCard title={SEASON_PANEL.finish.title}>
          <p>{SEASON_PANEL.finish.notYet[facts.format.cups]}</p>
          <Champions />
        </PanelCard>
      )}
      {facts.season.number > 1 && <ReopenSeasonForm />}
    </div>
  );
}

function Champions() {
  const { facts, ties } = useSeason();
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

function FinishForm() {
  const { season, clubs } = useSeason().facts;
  const form = useForm('finish', { name: season.name ?? '' });
  const { name: label, nameHint, keepClubs, kept, replaced, warning } = SEASON_PANEL.finish;
  const name = form.value('name');
  const keeps = form.value('new-clubs') === '';
  return (
    <ChangeForm
      words={SEASON_PANEL.finish}
      form={form}
      change={name.trim() === '' ? null : { path: 'finish-season', body: { name, keepClubs: keeps } }}
      question={{
        summary: name.trim(),
        detail: <p>{keeps ? kept(clubs.length) : replaced}</p>,
        warning,
      }}
    >
      <Champions />
      <TextField name="name" label={label} hint={nameHint} />
      <CheckBox
        label={keepClubs}
        isChecked={keeps}
        onChange={(isKept) => form.set('new-clubs', isKept ? '' : 'yes')}
      />
    </ChangeForm>
  );
}

/** Possible while the new season has no sealed draw and no result. */
function ReopenSeasonForm() {
  return (
    <ChangeForm
      words={SEASON_PANEL.reopenSeason}
      isDestructive
      change={{ path: 'reopen-season', body: {} }}
      question={{ summary: SEASON_PANEL.reopenSeason.about }}
    />
  );
}
