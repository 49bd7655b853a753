import { expect, it } from 'vitest';
import { chatName } from './chat.ts';

it.each([
  ['Iron Harbour', 'Iron Harbour'],
  ['Águilas del Norte', 'Águilas del Norte'],
  ["O'Brien's XI & Söhne!", "O'Brien's XI & Söhne!"],
  ['@everyone', '@\u200beveryone'],
  ['<@123> <#4> <@&5>', '\\<@\u200b123\\> \\<\\#4\\> \\<@\u200b&5\\>'],
  [
    '**bold** __under__ ~~gone~~ ||spoiler||',
    '\\*\\*bold\\*\\* \\_\\_under\\_\\_ \\~\\~gone\\~\\~ \\|\\|spoiler\\|\\|',
  ],
  ['`code` ```block```', '\\`code\\` \\`\\`\\`block\\`\\`\\`'],
  ['# Heading', '\\# Heading'],
  ['> quote', '\\> quote'],
  ['Al-Nassr (B) + 1', 'Al-Nassr (B) + 1'],
  ['[us](https://evil.example)', '\\[us\\](https:\u200b/\u200b/\u200bevil.\u200bexample)'],
  ['discord.gg/evil', 'discord.\u200bgg/\u200bevil'],
  ['\\*', '\\\\\\*'],
  ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</\u200bscript\\>'],
  ['two\r\nlines\u2028more', 'two lines more'],
  ['\u202eevil\u2066', 'evil'],
  ['بايرن ميونخ', '\u2068بايرن ميونخ\u2069'],
])('shows %j as a name and nothing else', (name, shown) => {
  expect(chatName(name)).toBe(shown);
});

it('is never longer than a line can be, for a name of 40 letters', () => {
  expect(chatName('@'.repeat(40)).length).toBeLessThanOrEqual(120);
  expect(chatName('*'.repeat(40)).length).toBeLessThanOrEqual(120);
});
