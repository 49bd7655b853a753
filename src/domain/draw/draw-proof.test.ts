import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GROUPS } from '../clubs/groups.ts';
import { type DrawClub, POTS } from './draw-clubs.ts';
import { commitmentTo, inputHash, stepsOf } from './draw-proof.ts';
import { ballsText, drawList } from './testing/draw-lists.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The published rules again, by other means: Node's own crypto, and a search instead of a matching. */
function secondOpinion(clubs: readonly DrawClub[], secret: string, phrase: string): string {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const input = clubs.map((club) => `${club.pot}\t${club.name}\t${club.keepApart ?? ''}\n`).join('');
  const seed = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`${sha256(input)}\n${phrase}`)
    .digest();
  let position = 0;
  const below = (n: number): number => {
    const block = createHmac('sha256', seed)
      .update(String(Math.floor(position / 8)))
      .digest();
    const word = block.readUInt32BE((position % 8) * 4);
    position += 1;
    return word >= Math.floor(2 ** 32 / n) * n ? below(n) : word % n;
  };

  const groups = new Map(GROUPS.map((group) => [group as string, [] as number[]]));
  const clubAt = (number: number) => clubs[number - 1] as DrawClub;
  const fits = (number: number, group: string) =>
    (groups.get(group) ?? []).every(
      (other) =>
        clubAt(other).pot !== clubAt(number).pot &&
        (clubAt(number).keepApart === null || clubAt(other).keepApart !== clubAt(number).keepApart),
    );
  const canComplete = (rest: readonly number[]): boolean => {
    const choices = rest.map((number) => ({ number, open: GROUPS.filter((group) => fits(number, group)) }));
    const [tightest] = choices.sort((a, b) => a.open.length - b.open.length);
    if (!tightest) return true;
    return tightest.open.some((group) => {
      groups.get(group)?.push(tightest.number);
      const completes = canComplete(rest.filter((number) => number !== tightest.number));
      groups.get(group)?.pop();
      return completes;
    });
  };

  const balls: string[] = [];
  for (const pot of POTS) {
    const left = clubs.map((_, index) => index + 1).filter((number) => clubAt(number).pot === pot);
    while (left.length > 0) {
      const [number = 0] = left.splice(below(left.length), 1);
      const later = clubs.map((_, index) => index + 1).filter((other) => clubAt(other).pot > pot);
      const group = GROUPS.find((candidate) => {
        if (!fits(number, candidate)) return false;
        groups.get(candidate)?.push(number);
        const completes = canComplete([...left, ...later]);
        if (!completes) groups.get(candidate)?.pop();
        return completes;
      });
      balls.push(`${number}${group}`);
    }
  }
  return balls.join(' ');
}

// Anyone can recompute these from the published rules alone.
test.each([
  {
    list: drawList(),
    phrase: 'A European night',
    hash: '297fbb2953f8e738f3fba2dfab315236966db4a2bead80b86a4e0820287592c8',
    balls:
      '29A 61B 45C 17D 9E 53F 13G 1H 37I 5J 33K 57L 41M 21N 25O 49P 54A 14B 58C 30D 34E 50F 62G 42H 6I 18J 26K 2L 46M 22N 10O 38P 35A 7B 55C 11D 3E 59F 47G 63H 23I 43J 39K 51L 19M 15N 31O 27P 64A 44B 12C 36D 8E 4F 16G 40H 32I 20J 56K 52L 24M 28N 60O 48P',
  },
  {
    list: drawList({ Nordic: [1, 2, 3, 4], Harbour: [61, 62], Capital: [5, 9, 14] }),
    phrase: 'Ein Abend in Tromsø',
    hash: '546f4474f92da6a8849d5f795db4f52457903688946e90198462c14471964e0c',
    balls:
      '37A 49B 21C 1D 13E 53F 45G 61H 57I 17J 41K 25L 33M 5N 29O 9P 10A 62B 54C 46D 50E 18F 6G 26H 14I 34J 30K 58L 42M 22N 2O 38P 27A 7B 63C 59D 11E 51F 39G 3H 47I 19J 15K 43L 23M 55N 35O 31P 64A 24B 20C 16D 52E 40F 60G 8H 48I 56J 28K 12L 36M 4N 44O 32P',
  },
])('the documented draw: $phrase', async ({ list, phrase, hash, balls }) => {
  expect(await inputHash(list)).toBe(hash);
  expect(ballsText(await stepsOf({ clubs: list, secret: SECRET, phrase }))).toBe(balls);
});

test('the commitment is the hash of the secret in hexadecimal', async () => {
  expect(await commitmentTo(SECRET)).toBe(createHash('sha256').update(SECRET).digest('hex'));
});

test('the phrase is trimmed and composed, and only the inputs named in the rules change the draw', async () => {
  const list = drawList();
  const plain = ballsText(await stepsOf({ clubs: list, secret: SECRET, phrase: 'Tromsø é' }));
  const same = ballsText(await stepsOf({ clubs: list, secret: SECRET, phrase: '  Tromsø e\u0301\n' }));
  const other = ballsText(await stepsOf({ clubs: list, secret: SECRET, phrase: 'Tromsø e' }));
  expect(same).toBe(plain);
  expect(other).not.toBe(plain);
});

test('a second implementation of the rules gives the same draw', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.string({ maxLength: 20 }),
      fc.shuffledSubarray(
        Array.from({ length: 64 }, (_, index) => index + 1),
        { minLength: 64 },
      ),
      async (bytes, text, numbers) => {
        const secret = Buffer.from(bytes).toString('hex');
        const phrase = text.trim().normalize('NFC');
        const tags = Array.from({ length: 16 }, (_, tag) => [`T${tag}`, numbers.slice(tag * 4, tag * 4 + 4)]);
        const list = drawList(Object.fromEntries(tags));
        const steps = await stepsOf({ clubs: list, secret, phrase });
        expect(ballsText(steps)).toBe(secondOpinion(list, secret, phrase));
      },
    ),
    { numRuns: 25 },
  ));
