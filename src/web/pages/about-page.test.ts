import { expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { formatOf } from '#domain/clubs/format.ts';
import { aboutWords } from './about-page.tsx';

test('the page about the series names the groups and cups of the season', () => {
  const clubs = placeholderClubs({ clubs: 6, groups: 1 });
  const [two, one] = [aboutWords(formatOf(clubs, 2)), aboutWords(formatOf(clubs, 1))].map((words) =>
    JSON.stringify(words),
  );
  expect(two).toContain('the top 2 of the group advance to the UCL knockouts, and the clubs ranked 3 and 4');
  expect(one).toContain('the top 2 of the group advance to the UCL knockouts. The winners of the final');
  expect(one).not.toMatch(/UEL|Both/);
});
