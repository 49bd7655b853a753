import { type PublicDraw, publicDraw } from '#domain/draw/draw.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import { factsOf } from '#domain/record/state.ts';
import type { FinishedSeason, Tournament } from '#domain/record/tournament.ts';
import {
  nextRegistrationAt,
  type PublicRegistration,
  publicRegistration,
} from '#domain/registration/registration.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';

/** Everything that the public views are derived from, as of one revision. */
export interface PublicFacts extends SeasonFacts {
  readonly revision: number;
  readonly record: RecordHead;
  /** The newest first. */
  readonly finishedSeasons: readonly FinishedSeason[];
  readonly draw: PublicDraw;
  readonly registration: PublicRegistration;
  /** When registration or check-in ends automatically. */
  readonly nextRegistrationAt: string | null;
  /** When the clubs got their places; null before a draw or a new format. */
  readonly placesSince: string | null;
}

export function publicFacts({ season, head, finished }: Tournament, revision: number): PublicFacts {
  return {
    ...factsOf(season),
    revision,
    record: head,
    finishedSeasons: finished,
    draw: publicDraw(season.draws),
    registration: publicRegistration(season),
    nextRegistrationAt: nextRegistrationAt(season),
    placesSince: season.placesSince,
  };
}
