import { join } from 'node:path';
import { readBrand } from './read-brand.ts';
import { regulationsMarkdown } from './regulations-markdown.ts';

/** Beside the file that is read, under another name: a league that changes nothing keeps the rules of each upgrade. */
export function regulationsExampleFile(dataDir: string): string {
  return join(dataDir, 'regulations.example.md');
}

/** The shipped rules, with the league's own names in them, to begin with. */
export async function regulationsExample(dataDir: string, clientDir: string): Promise<string> {
  const brand = await readBrand(dataDir, clientDir);
  globalThis.cesSite = brand ? { ...brand.site, hasOwnRegulations: false } : undefined;
  const { REGULATIONS } = await import('#words/regulations/regulations.ts');
  return `${ABOUT}\n${regulationsMarkdown(REGULATIONS.sections)}`;
}

const ABOUT = `<!--
The rules as they are shipped. The server does not read this file. To have rules of your own, rename it to regulations.md,
change it, and restart the server: regulations.md replaces the shipped rules as a whole.

- "## 5 Discipline" begins a section.
- "### 5.3 Reports and evidence" begins a rule. It is cited by its number: do not give that to another rule later.
- Paragraphs, lists, links, and lists of terms ("- **Term**: what it means") can be used, and nothing else.
- [Rule 5.3](#rule-5-3) leads to a rule, [Contact](/contact) to a page.
-->
`;
