import { useLocationProperty } from 'wouter/use-browser-location';
import { readScores, type SupposedScore, writeScores } from '#domain/what-if/supposed-scores.ts';
import { hubAddress } from '#paths.ts';

/** What is supposed is in the address and nowhere else: it can be shared, and no cache ever holds it. */
let lastRead: { readonly search: string; readonly scores: ReadonlyMap<number, SupposedScore> } | undefined;

function supposedIn(search: string): ReadonlyMap<number, SupposedScore> {
  if (lastRead?.search !== search) {
    const text = new URLSearchParams(search).get('what-if') ?? '';
    const { scores } = readScores(text, () => false);
    lastRead = { search, scores: new Map(scores.map((score) => [score.fixtureId, score])) };
  }
  return lastRead.scores;
}

/** '2-1', or null. Only what shows this match is rendered when it changes. */
export function useSupposed(fixtureId: number): string | null {
  return useLocationProperty(
    () => {
      const score = supposedIn(window.location.search).get(fixtureId);
      return score ? `${score.homeScore}-${score.awayScore}` : null;
    },
    () => null,
  );
}

/** The address of the hub with this score for a match, or with none. What cannot count has left it. */
export function addressWith(fixtureId: number, score: SupposedScore | null): string {
  const { search } = window.location;
  const others = [...supposedIn(search).values()].filter((each) => each.fixtureId !== fixtureId);
  return hubAddress(search, { 'what-if': writeScores(score ? [...others, score] : others) });
}
