import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import { KickoffForm } from './kickoff-form.tsx';
import { AnnouncementForm, PostponeForm, ScheduleForm } from './schedule-forms.tsx';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
}

/** When everything is played, and what everybody is told about it. */
export function ScheduleScreen({ season, draft }: Props) {
  return (
    <div className="admin-season">
      <ScheduleForm draft={draft} facts={season.facts} />
      <div className="admin-forms">
        <AnnouncementForm draft={draft} facts={season.facts} />
        <PostponeForm draft={draft} season={season} />
        <KickoffForm draft={draft} season={season} />
      </div>
    </div>
  );
}
