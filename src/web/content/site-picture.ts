import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { GROUP_FIXTURE_COUNT } from '#domain/matches/fixture-count.ts';

/** On the picture of the site, as on the one that is shipped (scripts/render-pictures). */
export const SITE_FACTS = `${CLUB_COUNT} teams · ${GROUPS.length} groups · ${GROUP_FIXTURE_COUNT} fixtures`;
