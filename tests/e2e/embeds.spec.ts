import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from '@playwright/test';
import { open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const ONE_SIZE = { tag: '@one-size' };

/** A website that embeds parts of this one: on a port of the same host it is another origin, as 'localhost' another site. */
async function openForum(html: string, host: '127.0.0.1' | 'localhost') {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>A forum</title>${html}`);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Classes of CSS modules: the build decides which style sheet they are in, and an embed links few. */
function classesWithoutStyle(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const css = rules.map(({ cssText }) => cssText).join('\n');
  const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  return classes.filter((name) => name.includes('_') && !css.includes(`.${name}`));
}

test(
  'embeds on another origin are updated live, with one event stream for all of them',
  ONE_SIZE,
  async ({ page, context, freshSite }) => {
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/ucl/events')) streams.push(request.url());
    });
    const frame = (path: string, width: number) =>
      `<iframe src="${freshSite.url}/embed/${path}" width="${width}" height="400"></iframe>`;
    const forum = await openForum(
      frame('groups/A', 240) + frame('latest', 600) + frame('clubs/2', 1000) + frame('knockouts/ucl', 320),
      '127.0.0.1',
    );
    const administrator = await signIn(freshSite);
    await page.goto(forum.url);
    const framed = (index: number) => page.frameLocator('iframe').nth(index);
    const clubs = framed(0).getByRole('rowheader').getByRole('link');
    await expect(clubs).toHaveText(['Team 1', 'Team 2', 'Team 3', 'Team 4']);
    await expect.poll(() => streams).toHaveLength(1);

    await submitResult(freshSite, 6500, '0-3');
    await administrator.approve(1);
    await expect(clubs).toHaveText(['Team 2', 'Team 3', 'Team 4', 'Team 1']);
    await expect(framed(1).getByRole('listitem')).toHaveText(/Team 1.*Team 2.*0–3/);
    await expect(framed(2).getByText('Group A · 1st of 4 · 3 points')).toBeVisible();
    expect(streams).toHaveLength(1);
    for (const each of page.frames().slice(1)) {
      expect(
        await each.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await each.evaluate(() => document.cookie)).toBe('');
      expect(await each.evaluate(classesWithoutStyle)).toEqual([]);
    }
    const opened = page.waitForEvent('popup');
    await clubs.first().click();
    await expect(await opened).toHaveURL(`${freshSite.url}/clubs/2-team-2`);
    await forum.close();
  },
);

test(
  'embeds on another site are updated live, even if the browser allows them no lock',
  ONE_SIZE,
  async ({ page, freshSite }) => {
    const frame = (path: string) => `<iframe src="${freshSite.url}/embed/${path}" width="600"></iframe>`;
    const forum = await openForum(frame('groups/A') + frame('latest'), 'localhost');
    const administrator = await signIn(freshSite);
    await page.goto(forum.url);
    const framed = (index: number) => page.frameLocator('iframe').nth(index);
    await expect(framed(0).getByRole('rowheader').getByRole('link')).toHaveText([
      'Team 1',
      'Team 2',
      'Team 3',
      'Team 4',
    ]);
    await submitResult(freshSite, 6500, '0-3');
    await administrator.approve(1);
    await expect(framed(0).getByRole('rowheader').getByRole('link')).toHaveText([
      'Team 2',
      'Team 3',
      'Team 4',
      'Team 1',
    ]);
    await expect(framed(1).getByRole('listitem')).toHaveText(/Team 1.*Team 2.*0–3/);
    await forum.close();
  },
);

/** As another tab does that holds the event stream. Resolves when every frame has received it. */
function announce(revision: number): Promise<void> {
  const [sender, listener] = [new BroadcastChannel('ces-live'), new BroadcastChannel('ces-live')];
  return new Promise((resolve) => {
    listener.onmessage = () => resolve();
    sender.postMessage({ kind: 'revision', revision, views: {} });
  });
}

test(
  'an embed fetches again at once when the next change is announced before its reply arrives',
  ONE_SIZE,
  async ({ page, site }) => {
    await page.clock.install();
    await page.goto(`${site.url}/embed/groups/A`);
    const html = await page.content();
    const revision = Number(await page.locator('html').getAttribute('data-revision'));
    const documentAt = (at: number) => html.replace(/data-revision="\d+"/, `data-revision="${at}"`);
    const requests: Route[] = [];
    await page.route('**/embed/groups/A?revision=*', (route) => void requests.push(route));
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

    await page.evaluate(announce, revision + 1);
    await page.clock.runFor(300);
    await expect.poll(() => requests.length).toBe(1);
    await page.evaluate(announce, revision + 2);
    await requests[0]?.fulfill({ contentType: 'text/html', body: documentAt(revision + 1) });
    // Less than the pause after a failed request.
    let left = 1_400;
    const pass = async () => {
      await page.clock.runFor(Math.min(left, 20));
      left -= Math.min(left, 20);
      return requests.length;
    };
    await expect.poll(pass, { intervals: [20] }).toBe(2);
    expect(requests[1]?.request().url()).toContain(`revision=${revision + 2}`);
  },
);

test('the embed code of a club is on its page', ONE_SIZE, async ({ page, site }) => {
  await open(page, `${site.url}/clubs/1-team-1`);
  await page.getByRole('button', { name: 'Embed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed on your own website' });
  await expect(dialog.getByLabel('Code')).toHaveValue(
    new RegExp(`^<iframe src="${site.url}/embed/clubs/1"\n  title="Team 1 . Champions Esports Series"`),
  );
  await page.context().grantPermissions(['clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await expect(dialog.getByText('Code copied')).toBeVisible();
});
