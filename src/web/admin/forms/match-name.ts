import type { Club } from '#domain/clubs/clubs.ts';
import { FIXTURES } from '#words/fixtures.ts';

/** 'Team 1 vs Team 2'. */
export function matchName({ home, away }: { readonly home: Club; readonly away: Club }): string {
  return `${home.name} ${FIXTURES.versus} ${away.name}`;
}
