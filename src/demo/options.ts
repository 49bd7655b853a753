import { parseArgs } from 'node:util';
import { DEFAULT_FORMAT } from '#domain/clubs/format.ts';
import { CLUBS_MAX, CLUBS_MIN } from '#domain/clubs/possible-formats.ts';

/** The stage of the season at which the demo starts. */
const STAGES = ['join', 'draw', 'groups', 'knockouts', 'finished'] as const;
export type Stage = (typeof STAGES)[number];

export interface DemoOptions {
  readonly at: Stage;
  readonly clubs: number;
  /** Null for a random one. */
  readonly seed: number | null;
}

const OPTIONS = { at: { type: 'string' }, clubs: { type: 'string' }, seed: { type: 'string' } } as const;
const SEED_MAX = 2 ** 32 - 1;
const USAGE = `Usage: npm run demo -- --at ${STAGES.join('|')} --clubs NUMBER --seed NUMBER`;

/** The options, or an error message. */
export function readOptions(args: readonly string[]): DemoOptions | string {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, options: OPTIONS });
  const given = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') return `Unexpected argument: ${token.value}\n${USAGE}`;
    if (token.kind !== 'option') continue;
    if (!(token.name in OPTIONS)) return `Unknown option: ${token.rawName}\n${USAGE}`;
    if (!token.value || token.value.startsWith('--')) return `${token.rawName} needs a value.\n${USAGE}`;
    given.set(token.name, token.value);
  }
  const name = given.get('at') ?? 'groups';
  const at = STAGES.find((stage) => stage === name);
  if (!at) return `--at must be one of ${STAGES.join(', ')}, not "${name}".`;
  const clubs = given.get('clubs') ?? String(DEFAULT_FORMAT.clubs);
  if (!isWhole(clubs, CLUBS_MIN, CLUBS_MAX))
    return `--clubs must be a whole number from ${CLUBS_MIN} to ${CLUBS_MAX}, not "${clubs}".`;
  const seed = given.get('seed');
  if (seed !== undefined && !isWhole(seed, 0, SEED_MAX))
    return `--seed must be a whole number from 0 to ${SEED_MAX}, not "${seed}".`;
  return { at, clubs: Number(clubs), seed: seed === undefined ? null : Number(seed) };
}

function isWhole(text: string, min: number, max: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}
