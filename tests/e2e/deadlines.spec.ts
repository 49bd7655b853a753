import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { open } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

const HOUR = 3_600_000;
const FIXTURES = groupFixtures(placeholderClubs());

test('the hub counts down to deadlines of undecided matches of the current phase only', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  const { change } = await signIn(freshSite);
  const entry = (key: string, hours: number) => ({
    key,
    opensAt: null,
    closesAt: new Date(Date.now() + hours * HOUR).toISOString(),
  });
  const award = async (...ids: number[]) => {
    const more = { kind: 'no-show', absent: 'away', reason: 'Absent.' };
    await Promise.all(ids.map((fixtureId) => change('award-result', { fixtureId, ...more })));
  };
  const [first, ...others] = FIXTURES.filter(({ stage }) => stage.matchday === 1).map(({ id }) => id);
  const later = FIXTURES.filter(({ stage }) => stage.matchday > 1).map(({ id }) => id);
  await change(
    'schedule',
    { entries: [entry('md1', 7), entry('md2', 40), entry('md3', 60), entry('r32', 2)] },
    'PUT',
  );
  await open(page, `${freshSite.url}/ng-hub`);
  const countdown = page.getByText(/deadline in/);
  await expect(countdown).toContainText('Matchday 1 deadline in');
  await award(...others);
  const closesAt = new Date(Date.now() + 9 * HOUR).toISOString();
  await change('postpone-match', { fixtureId: first, closesAt, reason: 'Exams' });
  await expect(countdown).toContainText('Group A, Matchday 1 (postponed) deadline in');
  await award(first ?? 0);
  await expect(countdown).toContainText('Matchday 2 deadline in');
  await award(...later);
  await expect(countdown).toHaveCount(0);
  await change('close-groups');
  await expect(countdown).toContainText(/Round of 32 deadline in 1 h/);
});
