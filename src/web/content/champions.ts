import type { Bracket } from '#domain/fixtures/stages.ts';

export const CHAMPIONS = {
  title: 'Champions',
  of: { UCL: 'UCL Champions', UEL: 'UEL Champions' } satisfies Record<Bracket, string>,
  way: 'The way to the trophy',
  nobody: 'Nobody came to the final.',
  walkover: 'without a match',
} as const;
