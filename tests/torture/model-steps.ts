import fc from 'fast-check';

/** A call. Numbers are indices into existing items, so that every sequence is possible. */
export type Step =
  | {
      readonly kind: 'submit';
      readonly match: number;
      readonly home: number;
      readonly away: number;
      readonly flaw: Flaw;
    }
  | { readonly kind: 'retry'; readonly which: number; readonly otherBody: boolean }
  | {
      readonly kind: 'decide';
      readonly which: number;
      readonly decision: 'approve' | 'reject';
      readonly note: string;
    }
  | { readonly kind: 'reset-match'; readonly match: number }
  | { readonly kind: 'reset-group'; readonly group: number }
  | { readonly kind: 'reset-tournament' }
  | {
      readonly kind: 'rename';
      readonly club: number;
      readonly name: string;
      readonly flaw: 'none' | 'taken' | 'unknown';
    }
  | { readonly kind: 'views' };

type Flaw = 'none' | 'names' | 'fixture';

// Few matches and groups, so that calls interact.
const match = fc.nat(17);
const which = fc.nat(1_000);
export const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 18,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      match,
      home: fc.nat(12),
      away: fc.nat(12),
      flaw: fc.constantFrom<Flaw>('none', 'none', 'none', 'none', 'none', 'names', 'fixture'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('retry' as const), which, otherBody: fc.boolean() }),
  },
  {
    weight: 15,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      which,
      decision: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const),
      note: fc.constantFrom('', '  ', 'Seen on the stream', 'Größe: 5 – <b>ok</b>'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reset-match' as const), match: fc.nat(19) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reset-group' as const), group: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset-tournament' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rename' as const),
      club: fc.nat(11),
      name: fc.constantFrom('Real Öl', 'FC 10', 'FC 9', 'Ajax', 'Zebra "Z", Ltd', '=1+1'),
      flaw: fc.constantFrom('none' as const, 'none' as const, 'taken' as const, 'unknown' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('views' as const) }) },
);
