import type { Role } from '#domain/staff.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import { AwardForm } from './award-form.tsx';
import { DeductForm, ReplaceForm, WithdrawForm } from './club-forms.tsx';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  readonly role: Role;
  readonly onReset: (fixtureId: number) => void;
}

/** What is decided about a match or a club, each with its reason in public. */
export function RulingsScreen({ season, draft, role, onReset }: Props) {
  return (
    <div className="admin-season">
      <AwardForm season={season} draft={draft} onReset={role === 'administrator' ? onReset : null} />
      <DeductForm draft={draft} facts={season.facts} />
      {role === 'administrator' && (
        <>
          <WithdrawForm draft={draft} season={season} />
          <ReplaceForm draft={draft} facts={season.facts} />
        </>
      )}
    </div>
  );
}
