import { expect, it } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import type { Result } from '#domain/results/results.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { storedFacts } from '#store/testing/stored-facts.ts';
import { createRenderer } from '#web/app/entry-server.tsx';
import { makePublication, type Publication, type SiteFrame } from './publication.ts';

const frame: SiteFrame = {
  assets: {
    boot: '/assets/boot.js',
    script: '/assets/entry.js',
    modules: [],
    pageModules: {},
    pageStyles: {},
    unscriptedStyles: {},
    styles: [],
    fonts: [],
    embed: { script: '', styles: [], overlayStyles: [], fonts: [] },
  },
  origin: null,
  renderPage: await createRenderer(),
};
const result: Result = {
  id: 1,
  fixtureId: 6500,
  homeScore: 2,
  awayScore: 1,
  homePenalties: null,
  awayPenalties: null,
  afterExtraTime: false,
  origin: 'captain',
  submissionStatus: 'pending',
  submittedBy: 'Team Captain',
  submittedAt: '2026-03-01T20:00:00.000Z',
  adminNotes: null,
  ...WITHOUT_LINK,
};

it('renders the same after each change as from scratch', () => {
  const clubs = placeholderClubs();
  const renamed = clubs.map((club) => (club.id === 2 ? { ...club, name: '<b>Ü & "Co"</b>' } : club));
  const history: Partial<SeasonFacts>[] = [
    { clubs, results: [] },
    { clubs, results: [result] },
    { clubs, results: [{ ...result, submissionStatus: 'rejected', adminNotes: 'No picture' }] },
    { clubs, results: [{ ...result, submissionStatus: 'approved' }] },
    { clubs: renamed, results: [{ ...result, submissionStatus: 'approved' }] },
    { clubs: renamed, results: [{ ...result, submissionStatus: 'approved', awayScore: 9 }] },
    { clubs, results: [] },
  ];
  const now = new Date('2026-03-01T20:03:00.000Z');
  let previous: Publication | undefined;
  for (const [revision, facts] of history.entries()) {
    previous = makePublication(storedFacts(revision, facts), frame, now, previous);
    const fresh = makePublication(storedFacts(revision, facts), frame, now);
    const shown = (publication: Publication) =>
      // A page that a change does not affect keeps its revision.
      [...publication.pages].map(([path, page]) => [path, page().text.replace(/"revision":\d+/, '')]);
    expect(shown(previous)).toEqual(shown(fresh));
  }
});
