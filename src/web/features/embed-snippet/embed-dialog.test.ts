import { expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { choicesOf, embeddableClub, snippetOf } from './embed-dialog.tsx';

const GROUPS_AND_LATEST = choicesOf('groups');
const BRACKET_EMBEDS = choicesOf('brackets');

test('a snippet is a frame with a title and a size that is loaded lazily', () => {
  const [group] = GROUPS_AND_LATEST;
  expect(
    group && snippetOf(group, 'https://ces.example'),
  ).toBe(`<iframe src="https://ces.example/embed/groups/A"
  title="Group A | Champions Esports Series"
  width="100%" height="320"
  loading="lazy" style="border: 0"></iframe>`);
});

test('a name in a snippet is escaped', () => {
  const club = embeddableClub({ id: 7, name: '"><script>alert(1)</script> & co' });
  expect(snippetOf(club, 'https://ces.example')).toContain(
    'title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co | Champions Esports Series"',
  );
});

test('every group, the latest results and both brackets can be embedded', () => {
  expect(GROUPS_AND_LATEST).toHaveLength(17);
  expect(BRACKET_EMBEDS.map(({ path }) => path)).toEqual(['/embed/knockouts/ucl', '/embed/knockouts/uel']);
});

test('each links to its share image: no page names those of groups and of the UEL', () => {
  expect(GROUPS_AND_LATEST[0]?.image).toBe('/share/groups/A.png');
  expect(GROUPS_AND_LATEST.at(-1)?.image).toBeNull();
  expect(BRACKET_EMBEDS.map(({ image }) => image)).toEqual([
    '/share/knockouts/ucl.png',
    '/share/knockouts/uel.png',
  ]);
  expect(embeddableClub({ id: 7, name: 'Kestrel Town' }).image).toBe('/share/clubs/7.png');
});

test('a small season offers its own groups, as high as they are, and its only bracket', () => {
  const season = { clubs: placeholderClubs({ clubs: 13, groups: 4 }), format: { cups: 1 } } as const;
  expect(choicesOf('groups', season).map(({ title, height }) => [title, height])).toEqual([
    ['Group A', 320],
    ['Group B', 280],
    ['Group C', 280],
    ['Group D', 280],
    ['Latest results', 480],
  ]);
  expect(choicesOf('brackets', season).map(({ path }) => path)).toEqual(['/embed/knockouts/ucl']);
});
