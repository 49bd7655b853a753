import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const NAME = '<script>x()</script> & "]]>" אריות';

test('the feed is linked from a page, and is valid XML whatever the names', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  await submitResult(freshSite, 6500, '2-1');
  await administrator.rename([{ id: 1, name: NAME }]);
  await administrator.approve(1);
  await page.goto(`${freshSite.url}/about`);
  const read = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]');
    const reply = await fetch(link?.href ?? '');
    const feed = new DOMParser().parseFromString(await reply.text(), 'application/xml');
    const atom = (name: string, within: Document | Element = feed) =>
      [...within.getElementsByTagNameNS('http://www.w3.org/2005/Atom', name)].map((each) => each.textContent);
    const [entry] = feed.getElementsByTagName('entry');
    return {
      error: feed.querySelector('parsererror')?.textContent ?? null,
      root: feed.documentElement.localName,
      entries: atom('entry').length,
      title: entry && atom('title', entry)[0],
      scripts: feed.getElementsByTagName('script').length,
    };
  });
  expect(read).toEqual({
    error: null,
    root: 'feed',
    entries: 1,
    title: `Approved: \u2068${NAME}\u2069 2–1 Team 2`,
    scripts: 0,
  });
});
