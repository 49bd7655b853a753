import type { TournamentReply } from '#contract/tournament-view.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { ChangeForm } from '../forms/change-form.tsx';
import { TextField } from '../forms/fields.tsx';
import type { TextDraft } from '../forms/use-text-draft.ts';
import panel from '../panel.module.css';
import type { SeasonNow } from '../use-season.ts';
import { FormatChoices, FormatMeaning, formatChoice } from './format-choices.tsx';
import styles from './format-screen.module.css';
import { formatText, SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  /** Opens the screen where results are reset. */
  readonly onResets: () => void;
}

/** The number of clubs, groups and cups, while neither a result nor a draw depends on it. */
export function FormatScreen({ season: { facts, results }, draft, onResets }: Props) {
  const { title, fixedBy, toResets } = SEASON_PANEL.format;
  const hasResults = results.length > 0;
  const drawState = facts.draw.state;
  const reason = hasResults
    ? fixedBy.results
    : drawState === 'none' || drawState === 'pots'
      ? null
      : fixedBy[drawState];
  if (reason === null) return <FormatForm facts={facts} draft={draft} />;
  return (
    <section className={`${shared.card} ${panel.form}`} aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className={shared.note}>{reason}</p>
      </div>
      <FormatMeaning format={facts.format} isCurrent />
      {hasResults && (
        <div className={panel.formEnd}>
          <Button variant="secondary" onClick={onResets}>
            {toResets}
          </Button>
        </div>
      )}
    </section>
  );
}

interface FormProps {
  readonly facts: TournamentReply;
  readonly draft: TextDraft;
}

/** Shows the current format until another number is typed; then the best format for that number is chosen. */
function FormatForm({ facts: { format: current }, draft }: FormProps) {
  const {
    title,
    about,
    clubs: clubsLabel,
    clubsHint,
    impossible,
    button,
    done,
    warning,
  } = SEASON_PANEL.format;
  const typed = draft.value('format.clubs', String(current.clubs)).trim();
  const clubs = /^\d+$/.test(typed) ? Number(typed) : 0;
  const choice = formatChoice(draft, 'format', clubs, current);
  const { cups, groups } = choice;
  const problem = typed !== '' && groups === undefined ? impossible : null;
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      isDestructive
      change={
        groups === undefined ? null : { method: 'PUT', path: 'format', body: { clubs, groups, cups }, done }
      }
      question={{
        summary: groups === undefined ? '' : formatText({ clubs, groups }),
        detail: <Consequences />,
        warning,
      }}
      onDone={() => draft.clear('format')}
    >
      <TextField
        draft={draft}
        name="format.clubs"
        label={clubsLabel}
        hint={clubsHint}
        type="number"
        initial={String(current.clubs)}
        problem={problem}
      />
      <FormatChoices draft={draft} form="format" choice={choice} current={current} />
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
