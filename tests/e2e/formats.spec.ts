import type { Locator, Page } from '@playwright/test';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { countMatchdays, groupSizes } from '#domain/clubs/format.ts';
import { countMatches } from '#domain/knockouts/qualified-places.ts';
import { expectNoSidewaysScrolling, expectTerms, open } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

const FORMATS = [
  // The first rounds of both brackets, and how many ties each has. The last ranks of six clubs are out.
  { clubs: 6, groups: 1, cups: 2, ucl: ['Final', 1], uel: ['Final', 1], legend: 'Out Ranks 5-6', byes: 0 },
  {
    clubs: 13,
    groups: 4,
    cups: 2,
    ucl: ['Quarter-finals', 7],
    uel: ['Quarter-finals', 7],
    legend: 'UEL knockouts Ranks 3-4',
    byes: 3,
  },
  { clubs: 40, groups: 8, cups: 1, ucl: ['Round of 16', 15], uel: null, legend: 'Out Ranks 3-5', byes: 0 },
] as const;

/** One, two and four tables leave no hole at the end of their last row, and none touches what is above. */
async function expectFilledRows(tables: Locator) {
  if ((await tables.count()) > 4) return;
  const [first, last] = await Promise.all(
    [tables.first(), tables.last()].map((table) => table.boundingBox()),
  );
  const grid = await tables.first().locator('..').boundingBox();
  const above = await tables.page().getByRole('tablist').boundingBox();
  if (!first || !last || !grid || !above) throw new Error('There are no tables');
  expect(last.x + last.width).toBeCloseTo(grid.x + grid.width, 0);
  expect(first.y - above.y - above.height).toBeGreaterThan(4);
}

/** On a phone and on a desktop. */
async function onEachScreen(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await look();
  }
}

for (const { clubs, groups, cups, ucl, uel, legend, byes } of FORMATS)
  test(`${clubs} clubs in ${groups} groups with ${cups} cups`, { tag: '@one-size' }, async ({
    page,
    freshSite,
  }) => {
    const expectToFit = () => onEachScreen(page, () => expectNoSidewaysScrolling(page));
    const administrator = await signIn(freshSite);
    await administrator.change('format', { clubs, groups, cups }, 'PUT');
    const sizes = groupSizes({ clubs, groups });
    const matches = countMatches({ clubs: placeholderClubs({ clubs, groups }), cups }).groups;

    await open(page, `${freshSite.url}/ng-hub`);
    await expectTerms(page.getByRole('main'), {
      Teams: String(clubs),
      [groups === 1 ? 'Group' : 'Groups']: String(groups),
      Matches: String(matches),
    });
    const tables = page.locator('[id^="group-"]').getByRole('table');
    await expect(tables).toHaveCount(groups);
    for (const [index, size] of sizes.entries())
      await expect(tables.nth(index).locator('tbody tr')).toHaveCount(size);
    await expect(page.getByRole('listitem').filter({ hasText: legend })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Groups in Group Stage' }).getByRole('link'),
    ).toHaveCount(groups === 1 ? 0 : groups);
    await onEachScreen(page, () => expectFilledRows(page.locator('[id^="group-"]')));
    await expect(page.locator('[id^="group-"]').getByText('UEL knockouts')).toHaveCount(
      uel ? sizes.reduce((sum, size) => sum + Math.min(size, 4) - 2, 0) : 0,
    );
    await expectToFit();

    await page.getByRole('tab', { name: 'Match Fixtures' }).click();
    await expect(page.locator('[id^="match-"]')).toHaveCount(matches);
    const days = countMatchdays(sizes);
    const segments = page.getByRole('group', { name: 'Matchday' }).getByRole('radio');
    await expect(segments).toHaveCount(1 + days);
    await segments.last().check();
    await expect(page.locator('[id^="match-"]')).toHaveCount(
      sizes.reduce((sum, size) => sum + Math.floor(size / 2), 0),
    );
    await expectToFit();

    await open(page, `${freshSite.url}/knockouts`);
    // Two finals are on one screen.
    const switchTo = page.getByRole('navigation', { name: 'Cups' });
    await expect(switchTo).toHaveCount(uel && ucl[1] > 1 ? 1 : 0);
    for (const [name, bracket] of [
      ['UCL knockouts', ucl],
      ['UEL knockouts', uel],
    ] as const) {
      if (uel && ucl[1] > 1) await switchTo.getByRole('link', { name }).click();
      const region = page.getByRole('region', { name });
      await expect(region).toHaveCount(bracket ? 1 : 0);
      if (!bracket) continue;
      const [round, ties] = bracket;
      await expect(region.locator('[id^="tie-"]')).toHaveCount(ties);
      const title = region.locator('h3').first();
      await expect(title).toHaveText(round);
      // Without tabs, the only round has a visible title.
      if (ties > 1) continue;
      await onEachScreen(page, async () => expect((await title.boundingBox())?.height).toBeGreaterThan(10));
    }
    await expect(page.locator('[id^="tie-"]').getByText('Bye', { exact: true })).toHaveCount(byes);
    await expect(page.locator('[id^="tie-"]').getByText('Walkover')).toHaveCount(0);
    await expectToFit();

    await open(page, `${freshSite.url}/clubs/${sizes[0]}-team-${sizes[0]}`);
    await expect(page.getByText(`${sizes[0]}th in Group A · 0 points`)).toBeVisible();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(sizes[0] ?? 0);
    await expectToFit();

    // The first match of the first round: its clubs come from the groups.
    const first = { Final: 9031, 'Quarter-finals': 9025, 'Round of 16': 9017 }[ucl[0]];
    await open(page, `${freshSite.url}/matches/${first}`);
    await expect(page.getByText('To be confirmed when the groups are closed')).toHaveCount(2);
    await expectToFit();

    await open(page, `${freshSite.url}/draw`);
    await expect(page.getByText(`${clubs} clubs will be drawn from`)).toBeVisible();
    await expectToFit();
  });
