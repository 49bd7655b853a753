import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

/** Phrases that read like a translation, or that mean something else in sport. Each has a plain alternative. */
const BANNED: readonly RegExp[] = [
  /\b(tells?|told|telling)\b/i,
  /\b(any|every|some)body\b/i,
  /\bnobody\b/i,
  /\bwho(so)?ever\b/i,
  /\b(goes|go|going|went) on\b/i,
  /\bplays? on\b/i,
  /\b(give|gives|given|gave|giving) (it |the draw )?up\b/i,
  /\b(take|takes|taken|took|taking) (it |them )?(back|away|out of play)\b/i,
  /\bput(s|ting)? (it |them )?back\b/i,
  /\bopen(s|ed)? again\b/i,
  /\bin play\b/i,
  /\bout of play\b/i,
  /\bstruck\b/i,
  /\bcall(s|ed)? (it )?off\b/i,
  /\bby itself\b/i,
  /\ball the same\b/i,
  /\bfor good\b/i,
  /\bin the way\b/i,
  /\bon the pitch\b/i,
  /\bcertain of\b/i,
  /\blast minute\b/i,
  /\bmend\b/i,
  /\banew\b/i,
  /\bknockout trees?\b/i,
  /\bprepared bytes\b/i,
  /\bsecond factor\b/i,
  /\borganisers?\b/i,
  /\bno clock\b/i,
  /\bUse: /,
  /\bends with \d\b/i,
  /\bcomputes again\b/i,
  /\bat the start\b(?! of)/i,
  /\bsurroundings\b/i,
  /\bsuppos(e|ed|ing)\b/i,
  /\bshipped\b/i,
  /\b(hear|hears|heard) (no more )?of\b/i,
  /\btaken away\b/i,
  /\bstops? the start\b/i,
  /\brests? on (it|them)\b/i,
  /\brefusals?\b/i,
  /, also (after|if|in|on|offline|when|while|with(out)?)\b/i,
  /\b(since|until) when\b/i,
];

/** JSON fields, and columns that no migration renames. */
const CONTRACT_NAMES = ['givenUpAt', 'struck', 'told_at', 'told_seq'];

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

function nodesIn(node: unknown, found: SyntaxNode[] = []): SyntaxNode[] {
  if (typeof node !== 'object' || node === null) return found;
  if ('type' in node) found.push(node as SyntaxNode);
  for (const value of Object.values(node)) nodesIn(value, found);
  return found;
}

const hasSpaces = (text: string) => /\s/.test(text.trim());

/** Texts for people: literals, templates and JSX. A single word is a key, a class or a code. */
function textsIn(nodes: readonly SyntaxNode[]): string[] {
  return nodes
    .map(({ type, value }) => {
      if (type === 'TemplateElement') return (value as { cooked?: string }).cooked ?? '';
      return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
    })
    .filter(hasSpaces);
}

function titlesIn(source: string, nodes: readonly SyntaxNode[]): string[] {
  const calls = nodes.filter(
    ({ type, start }) =>
      type === 'CallExpression' &&
      /^(it|test|describe\w*)\b/.test(source.slice(Number(start), Number(start) + 20)),
  );
  return textsIn(calls.flatMap((call) => (call.arguments as readonly SyntaxNode[]).slice(0, 1)));
}

/** Strings may contain comment marks, so they are blanked first. */
function commentsIn(source: string, nodes: readonly SyntaxNode[]): string[] {
  let code = source;
  for (const { type, start, end } of nodes) {
    if (!['Literal', 'TemplateElement', 'JSXText'].includes(type)) continue;
    const text = source.slice(Number(start), Number(end));
    if (/\/[/*]/.test(text))
      code = code.slice(0, Number(start)) + ' '.repeat(text.length) + code.slice(Number(end));
  }
  return (code.match(/\/\*[\s\S]*?\*\/|\/\/.*(?:\n\s*\/\/.*)*/g) ?? []).map((comment) =>
    comment.replace(/\n\s*(\*|\/\/)/g, ''),
  );
}

/** Declared names as words: `givenUpAt` is 'given up at'. */
function namesIn(nodes: readonly SyntaxNode[]): string[] {
  return nodes
    .flatMap(({ type, id, key, params }) => {
      if (type === 'TSPropertySignature' || type === 'TSMethodSignature') return key;
      return /Declarat(or|ion)$|Function/.test(type)
        ? [id, ...((params as unknown[] | undefined) ?? [])]
        : [];
    })
    .flatMap((declared) => nodesIn(declared))
    .flatMap(({ type, name }) => (type === 'Identifier' ? String(name) : []))
    .filter((name) => !CONTRACT_NAMES.includes(name))
    .map(wordsOf);
}

function wordsOf(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_.]/g, ' ');
}

async function filesIn(folder: string, type: RegExp): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).map((file) => join(folder, file));
  return files.filter((file) => type.test(file) && file !== 'tests/words.test.ts');
}

async function sources(...folders: readonly string[]): Promise<string[]> {
  return (await Promise.all(folders.map((folder) => filesIn(folder, /\.(ts|tsx|mjs|js)$/)))).flat();
}

/** The banned phrases in these texts. */
function problemsIn(file: string, texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) =>
    BANNED.filter((banned) => banned.test(text)).map(
      (banned) => `${file}: ${JSON.stringify(text.trim())} (${banned.source})`,
    ),
  );
}

it('is written in plain English: texts, comments, names and test titles', { timeout: 120_000 }, async () => {
  const found: string[] = [];
  const configs = ['playwright.config.ts', 'vite.config.ts', 'vitest.config.ts'];
  for (const file of [...configs, ...(await sources('src', 'scripts', 'bench', 'tests'))]) {
    const source = await readFile(file, 'utf8');
    const nodes = nodesIn(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
    // Tests quote what people type; the chaos tests print findings.
    const isTest = /\.(test|spec)\.tsx?$|\/testing\/|^tests\/(?!torture\/)/.test(file);
    const texts = isTest ? titlesIn(source, nodes) : textsIn(nodes);
    const words = [wordsOf(basename(file)), ...namesIn(nodes), ...commentsIn(source, nodes), ...texts];
    found.push(...problemsIn(file, words));
  }
  expect(found).toEqual([]);
});

it('has documents, style sheets and deployment files in plain English', async () => {
  const docs = await filesIn('docs', /\.md$/);
  const others = [...(await filesIn('src', /\.css$/)), ...(await filesIn('deploy', /./))];
  const found: string[] = [];
  for (const file of ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs, ...others]) {
    const text = await readFile(file, 'utf8');
    // Code is quoted.
    found.push(...problemsIn(file, text.replace(/`[^`]*`/g, '').split('\n')));
  }
  expect(found).toEqual([]);
});
