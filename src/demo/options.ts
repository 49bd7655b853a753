import { parseArgs } from 'node:util';

/** Where the season stands when the demonstration begins. */
const STAGES = ['draw', 'groups', 'knockouts', 'finished'] as const;
export type Stage = (typeof STAGES)[number];

export interface DemoOptions {
  readonly at: Stage;
  /** Null: any. */
  readonly seed: number | null;
}

const OPTIONS = { at: { type: 'string' }, seed: { type: 'string' } } as const;
const SEED_MAX = 2 ** 32 - 1;
const USAGE = `Use: npm run demo -- --at ${STAGES.join('|')} --seed NUMBER`;

/** What was asked for, or a sentence about what is wrong with it. */
export function readOptions(args: readonly string[]): DemoOptions | string {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, options: OPTIONS });
  const given = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') return `"${token.value}" belongs to no option. ${USAGE}`;
    if (token.kind !== 'option') continue;
    if (!(token.name in OPTIONS)) return `There is no option ${token.rawName}. ${USAGE}`;
    if (!token.value || token.value.startsWith('--')) return `${token.rawName} needs a value. ${USAGE}`;
    given.set(token.name, token.value);
  }
  const name = given.get('at') ?? 'groups';
  const at = STAGES.find((stage) => stage === name);
  if (!at) return `--at must be one of ${STAGES.join(', ')}, not "${name}".`;
  const text = given.get('seed');
  if (text === undefined) return { at, seed: null };
  if (!/^\d+$/.test(text) || Number(text) > SEED_MAX)
    return `--seed must be a whole number from 0 to ${SEED_MAX}, not "${text}".`;
  return { at, seed: Number(text) };
}
