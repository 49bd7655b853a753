import type { GroupFixture } from '#domain/fixtures/group-fixtures.ts';
import { FIXTURES } from '#web/content/fixtures.ts';

/** 'Team 1 vs Team 2'. */
export function matchName({ home, away }: GroupFixture): string {
  return `${home.name} ${FIXTURES.versus} ${away.name}`;
}
