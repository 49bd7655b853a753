/** The matches of a season with 64 clubs in 16 groups and two cups. */
import { GROUPS } from '../clubs/groups.ts';
import { bracketTies, groupMatches } from '../matches/match-plan.ts';
import { BRACKETS } from '../matches/stages.ts';

export const GROUP_MATCHES = GROUPS.flatMap((group) => groupMatches(group, 4));

export const TIES = BRACKETS.flatMap((bracket) => bracketTies(bracket, 32));
