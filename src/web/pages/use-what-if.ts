import { createContext, type ReactNode, useState } from 'react';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import type { WhatIfScores } from '#domain/what-if/what-if-scores.ts';
import type { GroupOutlook } from '#web/features/standings/group-tables.ts';
import { useQueryString } from './hub-url.ts';

/** The consequences of the hypothetical scores in the URL. */
export interface WhatIfOutcome extends WhatIfScores {
  /** The letters of the groups with hypothetical scores. */
  readonly groups: string;
  readonly standings: readonly StandingRow[];
  readonly outlooks: readonly GroupOutlook[];
  /** Null once the groups are closed. */
  readonly knockouts: KnockoutsReply | null;
  /** Whether the groups are closed. */
  readonly isOver: boolean;
  /** The order that results from the last score, as text. */
  readonly order: string | null;
  /** Replaces the score of a match. */
  readonly fieldsOf: (fixture: ListedGroupFixture) => ReactNode;
  /** Below the matches of a group: its table with the scores typed above it. */
  readonly tableOf: (group: Group) => ReactNode;
}

export const WhatIfContext = createContext<WhatIfOutcome | null>(null);

export type WhatIf = ReturnType<typeof useWhatIf>;

/** `text` is the value in the URL. hub-what-if.tsx derives the outcome once it is loaded. */
export function useWhatIf() {
  const text = new URLSearchParams(useQueryString()).get('what-if');
  const [outcome, setOutcome] = useState<WhatIfOutcome | null>(null);
  return { text, outcome: text === null ? null : outcome, setOutcome };
}
