import { createContext, type ReactNode, useState } from 'react';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import type { SupposedScores } from '#domain/what-if/supposed-scores.ts';
import type { GroupOutlook } from '#web/features/standings/group-tables.ts';
import { useQueryString } from './hub-places.ts';

/** What would follow from the scores that an address supposes. */
export interface Supposed extends SupposedScores {
  /** The letters of the groups that something is supposed in. */
  readonly groups: string;
  readonly standings: readonly StandingRow[];
  readonly outlooks: readonly GroupOutlook[];
  /** Null once the groups are closed. */
  readonly knockouts: KnockoutsReply | null;
  /** Whether the groups are closed. */
  readonly isOver: boolean;
  /** The order that the last score has led to, in words. */
  readonly order: string | null;
  /** In place of the score of a match. */
  readonly fieldsOf: (fixture: ListedGroupFixture) => ReactNode;
  /** Below the matches of a group: its table with the scores typed above it. */
  readonly tableOf: (group: Group) => ReactNode;
}

export const SupposedContext = createContext<Supposed | null>(null);

export type WhatIf = ReturnType<typeof useWhatIf>;

/** `text` is what the address supposes. What would follow from it is derived by hub-what-if.tsx, once that is loaded. */
export function useWhatIf() {
  const text = new URLSearchParams(useQueryString()).get('what-if');
  const [supposed, setSupposed] = useState<Supposed | null>(null);
  return { text, supposed: text === null ? null : supposed, setSupposed };
}
