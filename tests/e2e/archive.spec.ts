import { expectNoViolations } from './support/axe.ts';
import { open } from './support/pages.ts';
import { expectReadable } from './support/readability.ts';
import { decideSeason, FOUR_CLUBS } from './support/season.ts';
import { expect, test } from './support/site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('clubs and matches of a finished season keep their pages, and shared links lead there', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  const league = await decideSeason(freshSite, FOUR_CLUBS);
  const main = page.getByRole('main');
  const at = (path: string) => `${freshSite.url}${path}`;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('shared links name the season', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    for (const path of ['/clubs/1-team-1', '/matches/9031']) {
      await open(page, at(path));
      await main.getByRole('button', { name: /^Copy link/ }).click();
      await expect(main.getByText('Link copied')).toBeVisible();
      expect(await copied()).toBe(at(`/seasons/1${path}`));
      await open(page, await copied());
      await expect(page).toHaveURL(at(path));
    }
  });

  const longName = 'Wandering Lamplighters of Underbridge FC';
  await league.administer('clubs', { clubs: [{ id: 2, name: longName }] }, 'PUT');
  await league.administer('finish-season', { name: 'Spring Cup', keepClubs: false });
  await league.administer('clubs', { clubs: [{ id: 1, name: 'Emberfall' }] }, 'PUT');

  await test.step('from the season to a club, its match and back', async () => {
    await open(page, at('/seasons/1'));
    await main
      .getByRole('region', { name: 'Champions' })
      .getByRole('link', { name: 'Team 1' })
      .first()
      .click();
    await expect(page).toHaveURL(at('/seasons/1/clubs/1-team-1'));
    await expect(page).toHaveTitle('Team 1, Season 1 | Champions Esports Series');
    await expect(main).toContainText('UCL champions.');
    await expect(main.getByRole('button', { name: /Follow/ })).toHaveCount(0);
    await expectNoViolations(page);
    await main.getByRole('link', { name: 'Final, 1–0' }).click();
    await expect(page).toHaveURL(at('/seasons/1/matches/9031'));
    await expect(main.getByRole('listitem').first()).toContainText('Awarded 1–0');
    await expectNoViolations(page);
    await main.getByRole('link', { name: 'Season 1 · Spring Cup' }).click();
    await expect(page).toHaveURL(at('/seasons/1#tie-9031'));
  });

  await test.step('old links redirect there', async () => {
    await open(page, at('/clubs/1-team-1'));
    await expect(page).toHaveURL(at('/seasons/1/clubs/1-team-1'));
    await open(page, at('/matches/9031'));
    await main.getByRole('link', { name: 'The corresponding match in season 1' }).click();
    await expect(page).toHaveURL(at('/seasons/1/matches/9031'));
  });

  await test.step('names are readable on every screen and at every text size', async () => {
    for (const path of ['/clubs/2-wandering-lamplighters-of-underbridge-fc', '/matches/6500']) {
      await open(page, at(`/seasons/1${path}`));
      await expect(main.getByText(longName).first()).toBeVisible();
      await expectReadable(page);
    }
  });
});
