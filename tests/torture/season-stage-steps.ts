import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { expectSame } from './compare-season.ts';
import { award, decideGroups } from './season-match-steps.ts';
import { DEFAULT, FORMATS, type ModelFormat, ModelSeason } from './season-model.ts';
import { REASON, type Walk } from './season-walk.ts';

/** Brings the season a step closer to its end. */
export async function forward(walk: Walk): Promise<void> {
  const { model } = walk;
  if (model.draw === 'sealed') return hold(walk);
  if (model.draw === 'drawing') return reveal(walk, model.names.length - model.revealed);
  if (!model.places) {
    await decideGroups(walk);
    return close(walk);
  }
  const ready = model.tieIds.filter((id) => model.isReady(id) && model.winnerOf(id) === undefined);
  if (ready.length === 0) return finish(walk);
  for (const id of ready.slice(0, walk.random.integer(1, ready.length))) await award(walk, id);
}

export async function close(walk: Walk): Promise<void> {
  const { model } = walk;
  const open = model.undecidedMatches();
  const refusal =
    (model.isDrawUnderWay && 'draw_state') ||
    (model.places && 'groups_closed') ||
    (open.length > 0 && 'groups_open');
  const reply = await walk.change('close-groups', undefined, refusal);
  if (!reply) return;
  model.places = reply.places;
  const seated = [...reply.places.ucl, ...reply.places.uel].filter((club) => club !== null);
  const ranks = model.cups === 2 ? 4 : 2;
  expectSame(
    'the first clubs of every group have one place each',
    [seated.length, new Set(seated).size],
    Array(2).fill(model.sizes.reduce((sum, size) => sum + Math.min(size, ranks), 0)),
  );
}

export async function reopen(walk: Walk): Promise<void> {
  const { model } = walk;
  const hasPlayed = model.tieIds.some((id) => model.open.has(id));
  const refusal = (!model.places && 'groups_open') || (hasPlayed && 'knockouts_begun');
  if (await walk.change('reopen-groups', undefined, refusal)) model.places = null;
}

export async function pots(walk: Walk): Promise<void> {
  const { model } = walk;
  const isAllowed = ['none', 'pots'].includes(model.draw) && model.open.size === 0;
  const clubs = drawList({}, model.sizes);
  if (await walk.change('draw/pots', { clubs }, !isAllowed && 'draw_state', 'PUT')) model.draw = 'pots';
}

const IMPOSSIBLE: readonly ModelFormat[] = [
  { clubs: 12, groups: 8, cups: 2 },
  { clubs: 3, groups: 1, cups: 2 },
];

export async function setFormat(walk: Walk): Promise<void> {
  const { model } = walk;
  const isPossible = walk.random.chance(0.9);
  const format = walk.random.pick(isPossible ? FORMATS : IMPOSSIBLE);
  const isFixed = !['none', 'pots'].includes(model.draw) || model.open.size > 0;
  const refusal = (!isPossible && 'format_not_possible') || (isFixed && 'format_fixed');
  if (await walk.change('format', format, refusal, 'PUT')) model.setFormat(format);
}

export async function seal(walk: Walk): Promise<void> {
  const { model } = walk;
  const isAllowed = model.draw === 'pots' && model.open.size === 0;
  if (!(await walk.change('draw/seal', {}, !isAllowed && 'draw_state'))) return;
  model.draw = 'sealed';
  model.revealed = 0;
  model.hasBegun = true;
}

export async function hold(walk: Walk): Promise<void> {
  const { model } = walk;
  const refusal = model.draw !== 'sealed' && 'draw_state';
  if (await walk.change('draw/hold', { phrase: 'Floodlights' }, refusal)) model.draw = 'drawing';
}

export async function reveal(walk: Walk, count: number): Promise<void> {
  const { model } = walk;
  const refusal =
    (count > model.names.length && 'invalid_reveal') ||
    (model.draw !== 'drawing' && 'draw_state') ||
    (count > model.names.length - model.revealed && 'invalid_reveal');
  const reply = await walk.change('draw/reveal', { count }, refusal);
  if (!reply) return;
  model.revealed += count;
  expectSame('number of balls', reply.steps.length, model.revealed);
  if (model.revealed < model.names.length) return;
  model.draw = 'done';
  for (const { club, pot, group } of reply.steps)
    model.names[model.firstClubOf('ABCDEFGHIJKLMNOP'.indexOf(group)) + pot - 2] = reply.clubs[club - 1].name;
  for (const deduction of model.deductions) deduction.isRevoked = true;
}

export async function unseal(walk: Walk): Promise<void> {
  const { model } = walk;
  if (await walk.change('draw/unseal', { reason: REASON }, !model.isDrawUnderWay && 'draw_state'))
    model.draw = 'pots';
}

export async function finish(walk: Walk): Promise<void> {
  const { model } = walk;
  const keepClubs = walk.random.chance(0.5);
  const body = { name: `Season ${model.number}`, keepClubs };
  if (!(await walk.change('finish-season', body, !model.isFinished && 'season_open'))) return;
  walk.archive.push(model);
  walk.model = keepClubs
    ? new ModelSeason(model.number + 1, model.format, model.names)
    : new ModelSeason(model.number + 1, DEFAULT);
}

export async function reopenSeason(walk: Walk): Promise<void> {
  const { model } = walk;
  const refusal = (model.number === 1 && 'unknown_season') || (model.hasBegun && 'season_begun');
  if (!(await walk.change('reopen-season', undefined, refusal))) return;
  walk.model = walk.archive.pop() ?? model;
}

export async function announce(walk: Walk): Promise<void> {
  const text = walk.random.pick([null, 'Kick-off at 20:00', 'Final tonight']);
  await walk.change('announcement', { text }, null, 'PUT');
  walk.model.announcement = text;
}
