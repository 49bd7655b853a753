import type { Locator } from '@playwright/test';
import { groupSizes } from '#domain/clubs/format.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { expectNoViolations } from './support/axe.ts';
import { open, stopClock, withinASecond } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

/** How long a ball takes to land in its group. */
const BALL_MS = 2_600;

/** Four pots of four, where any draw will do. */
const FORMAT = { clubs: 16, groups: 4, cups: 2 };
const CLUBS = drawList({}, groupSizes(FORMAT));

test('a draw is watched ball by ball and checked afterwards', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const { session, change } = await signIn(freshSite);
  await change('format', FORMAT, 'PUT');
  const call = async (step: string, body: object) => {
    const reply = await fetch(`${freshSite.url}/api/ucl/draw/${step}`, {
      method: step === 'pots' ? 'PUT' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(200);
    return reply.json();
  };
  // On a busy machine, a page that falls behind by seconds would show all balls at once, as after a lost connection.
  await stopClock(page);
  const stage = page.locator('.draw_drawStage');
  const soon = (locator: Locator, text: string) =>
    withinASecond(page, (timeout) => expect(locator).toContainText(text, { timeout }));
  await open(page, `${freshSite.url}/draw`);
  await expect(page.getByText('The draw has not taken place yet.')).toBeVisible();
  await call('pots', { clubs: CLUBS });
  await withinASecond(page, (timeout) =>
    expect(page.getByRole('region', { name: 'Pot 1' }).getByRole('listitem')).toHaveCount(4, { timeout }),
  );
  await call('seal', { phraseFrom: 'Beacon round 7' });
  await soon(page.getByRole('main'), 'Beacon round 7');
  await call('hold', { phrase: 'Floodlights' });
  await soon(stage, 'The first ball is about to be revealed.');
  const stageHeight = () => stage.evaluate(({ clientHeight }) => clientHeight);
  const emptyHeight = await stageHeight();
  await expect(page.getByRole('region', { name: 'Sealed' })).toContainText('Floodlights');

  const { steps } = await call('reveal', { count: 1 });
  const name = CLUBS[steps[0].club - 1]?.name ?? '';
  await soon(stage, `${name} Pot 1 · Ball 1 of 16`);
  await expect(page.getByRole('region', { name: 'Groups' })).toContainText(name);
  // What is below the stage does not move with the next name.
  expect(await stageHeight()).toBe(emptyHeight);

  // Revealed together, they are shown one after the other; a visitor can skip ahead.
  const revealed = await call('reveal', { count: 15 });
  await soon(page.getByRole('main'), 'Show the result');
  const nameOf = (ball: number) => CLUBS[revealed.steps[ball - 1].club - 1]?.name ?? '';
  for (const ball of [2, 3]) {
    await page.clock.runFor(BALL_MS);
    await expect(stage).toContainText(`${nameOf(ball)} Pot 1 · Ball ${ball} of 16`);
  }
  // Not by its text: 'Club 1' as ball 2 would match 'Club 12'.
  const listed = page.getByRole('region', { name: 'Groups' }).getByTitle(nameOf(16), { exact: true });
  await expect(listed).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(listed).toHaveCount(1);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Check this draw' }).click();
  await expect(page.getByText('This draw is correct.')).toBeVisible();
  await expect(
    page.getByText('Phrase taken from the source announced in advance: Beacon round 7'),
  ).toBeVisible();
  await expectNoViolations(page, 'main');
});

test('on a tablet, the stage and all sixteen groups are in sight at once', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await api.change('draw/pots', { clubs: drawList() }, 'PUT');
  await api.change('draw/seal');
  await api.change('draw/hold', { phrase: 'Floodlights' });
  await api.change('draw/reveal', { count: 1 });
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, `${freshSite.url}/draw`);
  await expect(page.locator('.draw_drawStage')).toBeInViewport({ ratio: 1 });
  const groups = page.getByRole('region', { name: 'Groups' }).getByRole('heading', { name: /^Group / });
  await expect(groups).toHaveCount(16);
  for (const group of ['A', 'D', 'M', 'P'])
    await expect(groups.and(page.getByRole('heading', { name: `Group ${group}` }))).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Groups' }).locator('.draw_drawGroup').last()).toBeInViewport(
    {
      ratio: 1,
    },
  );
});

test.describe('offline', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a returning visitor sees the current ball, not all missed ones in turn', { tag: '@phone' }, async ({
    page,
    freshSite,
  }) => {
    const api = await signIn(freshSite);
    await api.change('format', FORMAT, 'PUT');
    await api.change('draw/pots', { clubs: CLUBS }, 'PUT');
    await api.change('draw/seal');
    await api.change('draw/hold', { phrase: 'Floodlights' });
    await api.change('draw/reveal', { count: 1 });
    await page.clock.install();
    await open(page, `${freshSite.url}/draw`);
    const stage = page.locator('.draw_drawStage');
    await expect(stage).toContainText('Ball 1 of 16');
    await page.context().setOffline(true);
    await expect(page.getByText('Reconnecting...')).toBeVisible();
    await api.change('draw/reveal', { count: 8 });
    await page.clock.fastForward(60_000);
    await page.context().setOffline(false);
    await expect(stage).not.toContainText('Ball 1 of 16', { timeout: 20_000 });
    await expect(stage).toContainText('Ball 9 of 16', { timeout: 1_000 });
    await expect(page.getByText('Reconnecting...')).toBeHidden();
  });
});
