import { Button } from '#web/ui/button.tsx';
import { ChangeForm } from '../forms/change-form.tsx';
import { TextField } from '../forms/fields.tsx';
import { FormatChoices, FormatMeaning, formatChoice } from '../forms/format-choices.tsx';
import { PanelCard } from '../forms/panel-form.tsx';
import { useForm } from '../forms/use-form.ts';
import { formatText } from '../forms/words.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { useSeason } from '../use-season.ts';
import styles from './format-screen.module.css';
import { SEASON_PANEL } from './words.ts';

/** The number of clubs, groups and cups, while neither a result nor a draw depends on it. */
export function FormatScreen() {
  const { facts, results } = useSeason();
  const { show } = usePanel();
  const { title, fixedBy, toResets } = SEASON_PANEL.format;
  const hasResults = results.length > 0;
  const fixed = hasResults ? 'results' : facts.draw.state;
  if (fixed === 'none' || fixed === 'pots') return <FormatForm />;
  return (
    <PanelCard title={title} about={fixedBy[fixed]}>
      <FormatMeaning format={facts.format} isCurrent />
      {hasResults && (
        <div className={panel.formEnd}>
          <Button variant="secondary" onClick={() => show('resets')}>
            {toResets}
          </Button>
        </div>
      )}
    </PanelCard>
  );
}

/** Shows the current format until another number is typed; then the best format for that number is chosen. */
function FormatForm() {
  const { format: current } = useSeason().facts;
  const form = useForm('format', { clubs: String(current.clubs) });
  const { clubs: clubsLabel, clubsHint, impossible, warning } = SEASON_PANEL.format;
  const typed = form.value('clubs').trim();
  const clubs = /^\d+$/.test(typed) ? Number(typed) : 0;
  const choice = formatChoice(form, clubs, current);
  const { cups, groups } = choice;
  return (
    <ChangeForm
      words={SEASON_PANEL.format}
      form={form}
      isDestructive
      change={groups === undefined ? null : { method: 'PUT', path: 'format', body: { clubs, groups, cups } }}
      question={{
        summary: groups === undefined ? '' : formatText({ clubs, groups }),
        detail: <Consequences />,
        warning,
      }}
    >
      <TextField
        name="clubs"
        label={clubsLabel}
        hint={clubsHint}
        type="number"
        problem={typed !== '' && groups === undefined ? impossible : null}
      />
      <FormatChoices form={form} choice={choice} current={current} />
    </ChangeForm>
  );
}

function Consequences() {
  const { ends, ended, stays, kept } = SEASON_PANEL.format;
  const list = (title: string, points: readonly string[]) => (
    <div>
      <p>{title}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className={styles.consequences}>
      {list(ends, ended)}
      {list(stays, kept)}
    </div>
  );
}
