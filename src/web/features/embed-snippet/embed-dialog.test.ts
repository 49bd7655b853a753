import { expect, test } from 'vitest';
import { embeddableClub, GROUPS_AND_LATEST, snippetOf, TREES } from './embed-dialog.tsx';

test('a snippet is a frame with a title, a size, and nothing that is loaded before it is seen', () => {
  const [group] = GROUPS_AND_LATEST;
  expect(
    group && snippetOf(group, 'https://ces.example'),
  ).toBe(`<iframe src="https://ces.example/embed/groups/A"
  title="Group A | Champions Esports Series"
  width="100%" height="320"
  loading="lazy" style="border: 0"></iframe>`);
});

test('a name in it is a name', () => {
  const club = embeddableClub({ id: 7, name: '"><script>alert(1)</script> & co' });
  expect(snippetOf(club, 'https://ces.example')).toContain(
    'title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co | Champions Esports Series"',
  );
});

test('every group, the latest results and both trees can be embedded', () => {
  expect(GROUPS_AND_LATEST).toHaveLength(17);
  expect(TREES.map(({ path }) => path)).toEqual(['/embed/knockouts/ucl', '/embed/knockouts/uel']);
});

test('each leads to its share picture: no page names those of groups and of the UEL', () => {
  expect(GROUPS_AND_LATEST[0]?.picture).toBe('/share/groups/A.png');
  expect(GROUPS_AND_LATEST.at(-1)?.picture).toBeNull();
  expect(TREES.map(({ picture }) => picture)).toEqual([
    '/share/knockouts/ucl.png',
    '/share/knockouts/uel.png',
  ]);
  expect(embeddableClub({ id: 7, name: 'Kestrel Town' }).picture).toBe('/share/clubs/7.png');
});
