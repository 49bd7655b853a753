import { join } from 'node:path';
import { readBrand } from './read-brand.ts';
import { regulationsMarkdown } from './regulations-markdown.ts';

/** Beside the file that is read, under another name: a copy of everything would keep later changes away. */
export function regulationsExampleFile(dataDir: string): string {
  return join(dataDir, 'regulations.example.md');
}

/** The shipped rules, with the league's own names in them, to copy from. */
export async function regulationsExample(dataDir: string, clientDir: string): Promise<string> {
  const brand = await readBrand(dataDir, clientDir);
  globalThis.cesSite = brand ? { ...brand.site, goneRules: [] } : undefined;
  const { REGULATIONS } = await import('#web/app/entry-server.tsx');
  return `${ABOUT}\n${regulationsMarkdown(REGULATIONS.sections)}`;
}

const ABOUT = `<!--
The rules as they are shipped. The server does not read this file: it is here to copy from.

Put a section that you want in your own words into regulations.md, in this folder, and restart the server. What
regulations.md does not have stays as it is shipped, and changes with an upgrade.

- "## 5 Discipline" begins a section: its number says which one it takes the place of. Section 7 is a new one.
- "### 5.3 Reports and evidence" begins a rule. It is cited by its number: do not give that to another rule later.
- A section whose only text is "Left out." is left out.
- Paragraphs, lists, links, and lists of terms ("- **Term**: what it means") can be used, and nothing else.
- [Rule 5.3](#rule-5-3) leads to a rule, [Contact](/contact) to a page.
-->
`;
