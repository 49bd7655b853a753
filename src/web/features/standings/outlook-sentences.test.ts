import { expect, test } from 'vitest';
import { MATCH_ENDS, VERDICTS } from '#domain/outlook/outlook.ts';
import { outlookSentences } from './outlook-sentences.ts';

type Outlook = Parameters<typeof outlookSentences>[0]['outlook'];
const outlook = (
  verdict: Outlook['verdict'],
  bestRank: number,
  worstRank: number,
  enough: Outlook['enough'] = null,
): Outlook => ({ verdict, bestRank, worstRank, enough });

test.each<[Outlook, string]>([
  [outlook('open', 1, 4), 'Nothing is decided yet.'],
  [outlook('open', 1, 4, 'win'), 'A win against Kestrel Town secures a top-two place.'],
  [
    outlook('open', 1, 3, 'draw'),
    'A draw against Kestrel Town secures a top-two place. Will finish between 1st and 3rd.',
  ],
  [
    outlook('open', 2, 3, 'loss'),
    'Even a defeat against Kestrel Town secures a top-two place. Will finish 2nd or 3rd.',
  ],
  [outlook('open', 2, 4), 'Will finish between 2nd and 4th.'],
  [outlook('ucl', 1, 2, 'loss'), 'Through to the UCL knockouts, subject to rulings. Will finish 1st or 2nd.'],
  [outlook('ucl', 1, 1, 'loss'), 'Through to the UCL knockouts, subject to rulings. Will finish 1st.'],
  [outlook('uel', 3, 4), 'Drops into the UEL knockouts, subject to rulings. Will finish 3rd or 4th.'],
  [outlook('uel', 4, 4), 'Drops into the UEL knockouts, subject to rulings. Will finish 4th.'],
])('while the groups are open: %o', (given, sentences) => {
  const said = outlookSentences({
    outlook: given,
    groupSize: 4,
    nextOpponent: 'Kestrel Town',
    areGroupsClosed: false,
  });
  expect(said.join(' ')).toBe(sentences);
});

test.each<[Outlook, string]>([
  [outlook('ucl', 2, 2), 'Through to the UCL knockouts. Finished 2nd.'],
  [outlook('uel', 3, 3), 'Drops into the UEL knockouts. Finished 3rd.'],
])('once they are closed, it is final: %o', (given, sentences) => {
  const said = outlookSentences({ outlook: given, groupSize: 4, nextOpponent: null, areGroupsClosed: true });
  expect(said.join(' ')).toBe(sentences);
});

test('nothing is enough without a match to play, or for a club whose place is certain', () => {
  for (const verdict of VERDICTS)
    for (const enough of MATCH_ENDS)
      for (const nextOpponent of ['Kestrel Town', null]) {
        const given = outlook(verdict, 1, 4, enough);
        const situation = { outlook: given, groupSize: 4, nextOpponent, areGroupsClosed: false };
        const said = outlookSentences(situation).join(' ');
        expect(said.includes('secures')).toBe(verdict === 'open' && nextOpponent !== null);
      }
});

test.each<[Outlook, number, string]>([
  [outlook('open', 1, 6), 6, 'Nothing is decided yet.'],
  [outlook('open', 1, 4), 6, 'Will finish between 1st and 4th.'],
  [outlook('open', 1, 3), 3, 'Nothing is decided yet.'],
  [
    outlook('uel', 3, 5),
    6,
    'Cannot finish in the top two, subject to rulings. Will finish between 3rd and 5th.',
  ],
  [outlook('out', 5, 6), 6, 'Out of the knockouts, subject to rulings. Will finish 5th or 6th.'],
])('in groups of another size: %o of %i', (given, groupSize, sentences) => {
  const situation = { outlook: given, groupSize, nextOpponent: null, areGroupsClosed: false };
  expect(outlookSentences(situation).join(' ')).toBe(sentences);
});
