/** The same seed makes the same choices, so that a run can be repeated. */
export interface SeededRandom {
  /** At least 0, less than 1. */
  readonly fraction: () => number;
  /** A whole number, both ends included. */
  readonly integer: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
  readonly bytes: (length: number) => Buffer;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  // mulberry32: small, and random enough for a demo.
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from');
    return list[integer(0, list.length - 1)] as T;
  };
  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick,
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: fraction() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
    bytes: (length) => Buffer.from(Array.from({ length }, () => integer(0, 255))),
  };
}

/** A separate seed per part, so that one part alone repeats the choices it made among the others. */
export function seedOf(seed: number, name: string): number {
  let hash = seed >>> 0;
  for (const character of name) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash;
}
