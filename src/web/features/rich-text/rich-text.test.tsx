import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NavigationContext } from '#web/ui/navigation.ts';
import { type Block, bullets, ordered } from '#words/rich-text.ts';
import { RichText } from './rich-text.tsx';

function render(...blocks: Block[]): string {
  const html = renderToStaticMarkup(
    <NavigationContext value={{ firstPath: '/ng-rules', prefetch() {}, navigate() {} }}>
      <RichText blocks={blocks} />
    </NavigationContext>,
  );
  return html.replaceAll(/ class="[^"]*"/g, '');
}

const link = (href: string) => render(['See ', { text: 'this', href }, '.']);

test('a paragraph', () => {
  expect(render('One goal & no more')).toContain('<p>One goal &amp; no more</p>');
});

test('lists of both kinds', () => {
  expect(render(ordered('Points', 'Wins'))).toContain('<ol><li>Points</li><li>Wins</li></ol>');
  expect(render(bullets('A warning'))).toContain('<ul><li>A warning</li></ul>');
});

test('definitions', () => {
  const html = render({ terms: [{ term: 'Technical logs', text: '90 days' }] });
  expect(html).toContain('<dl><div><dt>Technical logs</dt><dd>90 days</dd></div></dl>');
});

test('a link to a page', () => {
  expect(link('/contact')).toContain('<p>See <a href="/contact">this</a>.</p>');
});

test('a link to a section of another page keeps the page', () => {
  expect(link('/conduct#appeals')).toContain('<a href="/conduct#appeals">this</a>');
});

test('a link to a section of this page is left to the browser', () => {
  expect(link('/ng-rules#rule-1-7')).toContain('<a href="#rule-1-7">this</a>');
});

test('an e-mail address opens no tab', () => {
  expect(link('mailto:a@b.example')).toContain('<a href="mailto:a@b.example">this</a>');
});

test('an external link opens a new tab, and says so', () => {
  const html = link('https://chat.example');
  expect(html).toContain('<a href="https://chat.example" target="_blank" rel="noopener noreferrer">this');
  expect(html).toContain('(opens in a new tab)');
});

test('the same rule may be cited twice', () => {
  const cited = { text: 'Rule 1.7', href: '/ng-rules#rule-1-7' };
  expect(render([cited, ' and again ', cited]).match(/Rule 1\.7/g)).toHaveLength(2);
});
