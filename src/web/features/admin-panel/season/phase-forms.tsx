import { useQuery } from '@tanstack/react-query';
import type { StandingRow } from '#contract/standings-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { BRACKETS } from '#domain/fixtures/stages.ts';
import { bracketOfRank } from '#domain/standings/qualification.ts';
import { groupStandingsQuery } from '#web/api/queries.ts';
import { CRITERION_NAMES, openMatches, SEASON_PANEL } from '#web/content/season-panel.ts';
import { TextField } from './season-fields.tsx';
import { SeasonForm } from './season-form.tsx';
import type { SeasonDraft } from './use-season-draft.ts';

interface KnockoutProps {
  readonly facts: TournamentReply;
  /** How many matches of the groups have no approved result. */
  readonly undecided: number;
}

/** Closes the groups after a look at all 64 places, or opens them again. */
export function KnockoutForm({ facts, undecided }: KnockoutProps) {
  const { title, about, close, closed, closeSummary, reopen, reopened, reopenSummary, isClosed } =
    SEASON_PANEL.knockouts;
  const { data } = useQuery(groupStandingsQuery);
  if (facts.places)
    return (
      <SeasonForm
        title={title}
        about={about}
        button={reopen}
        change={{ path: 'reopen-groups', body: {}, done: reopened }}
        question={{ summary: reopenSummary }}
      >
        <p>{isClosed}</p>
      </SeasonForm>
    );
  return (
    <SeasonForm
      title={title}
      about={about}
      button={close}
      change={{ path: 'close-groups', body: {}, done: closed }}
      question={{
        summary: undecided > 0 ? openMatches(undecided) : closeSummary,
        detail: <PlacesPreview rows={data?.standings ?? []} />,
      }}
    >
      {undecided > 0 && <p>{openMatches(undecided)}</p>}
    </SeasonForm>
  );
}

function PlacesPreview({ rows }: { readonly rows: readonly StandingRow[] }) {
  return (
    <section
      aria-label={SEASON_PANEL.knockouts.preview}
      className="admin-places"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      {BRACKETS.map((bracket) => (
        <div key={bracket}>
          <h3>{bracket}</h3>
          <ol>
            {rows
              .filter(({ rank }) => bracketOfRank(rank) === bracket)
              .map(({ id, group, rank, teamName, decidedBy }) => (
                <li key={id}>
                  <b>
                    {group}
                    {rank}
                  </b>{' '}
                  <span dir="auto">{teamName}</span>
                  {decidedBy && <small>{CRITERION_NAMES[decidedBy]}</small>}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

export function FinishForm({ draft }: { readonly draft: SeasonDraft }) {
  const { title, about, name: label, keepClubs, button, done, warning } = SEASON_PANEL.finish;
  const name = draft.value('finish.name');
  const keeps = draft.value('finish.new-clubs') === '';
  return (
    <SeasonForm
      title={title}
      about={about}
      button={button}
      change={name.trim() === '' ? null : { path: 'finish-season', body: { name, keepClubs: keeps }, done }}
      question={{ summary: name.trim(), warning }}
      onDone={() => draft.clear('finish')}
    >
      <TextField draft={draft} name="finish.name" label={label} />
      <label className="admin-only-pending">
        <input
          type="checkbox"
          className="check-box"
          checked={keeps}
          onChange={(event) => draft.set('finish.new-clubs', event.target.checked ? '' : 'yes')}
        />
        {keepClubs}
      </label>
    </SeasonForm>
  );
}

/** Takes the end of the last season back, while nothing has happened in the new one. */
export function ReopenSeasonForm() {
  const { reopen, reopenSummary, reopened } = SEASON_PANEL.finish;
  return (
    <SeasonForm
      title={reopen}
      about={reopenSummary}
      button={reopen}
      change={{ path: 'reopen-season', body: {}, done: reopened }}
      question={{ summary: reopenSummary }}
    />
  );
}
