import { describe, expect, it } from 'vitest';
import { regulationSections } from '#words/regulations/regulations.ts';
import { DEFAULT_SEASON } from '#words/season-format.ts';
import { regulationsMarkdown } from './regulations-example.ts';
import { parseRegulations } from './regulations-file.ts';

function parse(text: string) {
  const errors: string[] = [];
  return {
    sections: parseRegulations(text, 'r.md', errors),
    errors: errors.map((expected) => expected.replace('r.md, ', '')),
  };
}

it('reads the default rules unchanged from their Markdown', () => {
  const rules = regulationSections(DEFAULT_SEASON);
  const { sections, errors } = parse(regulationsMarkdown(rules));
  expect(errors).toEqual([]);
  expect(sections).toEqual(rules.map((section) => ({ ...section, id: `section-${section.number}` })));
});

it('escapes Markdown characters in texts', () => {
  const text = [
    '1. FC *Köln* <b>[x](y)</b> ~~_a_~~ `c` | \\ & # 5',
    '- no list',
    '3) neither',
    '# nor this',
    '+1',
  ];
  const rules = [{ number: '7.1' as const, id: 'rule-7-1', title: 'A *b* [c]', text }];
  const section = { number: 7, id: 'section-7', title: '1. _x_', rules };
  expect(parse(regulationsMarkdown([section]))).toEqual({ sections: [section], errors: [] });
});

it('reads sections with their rules, in the order of their numbers', () => {
  const { sections, errors } = parse(`<!-- ours -->
## 7 Streams
### 7.1 Delay
At least a minute.

## 5. Fairness

### 5.3 Reports
Tell us on [our server](https://chat.example),
see [Rule 7.1](#rule-7-1) and [Rule 5.10](/ng-rules#rule-5-10).

- **Who**: everybody, at [once](mailto:a@b.example)
- **When** : now

1. One
2. Two

### 5.10 More
* a

* b
`);
  expect(errors).toEqual([]);
  expect(sections).toEqual([
    {
      number: 5,
      id: 'section-5',
      title: 'Fairness',
      rules: [
        {
          number: '5.3',
          id: 'rule-5-3',
          title: 'Reports',
          text: [
            [
              'Tell us on ',
              { text: 'our server', href: 'https://chat.example' },
              ', see ',
              { text: 'Rule 7.1', href: '/ng-rules#rule-7-1' },
              ' and ',
              { text: 'Rule 5.10', href: '/ng-rules#rule-5-10' },
              '.',
            ],
            {
              terms: [
                { term: 'Who', text: ['everybody, at ', { text: 'once', href: 'mailto:a@b.example' }] },
                { term: 'When', text: 'now' },
              ],
            },
            { ordered: true, items: ['One', 'Two'] },
          ],
        },
        { number: '5.10', id: 'rule-5-10', title: 'More', text: [{ ordered: false, items: ['a', 'b'] }] },
      ],
    },
    {
      number: 7,
      id: 'section-7',
      title: 'Streams',
      rules: [{ number: '7.1', id: 'rule-7-1', title: 'Delay', text: ['At least a minute.'] }],
    },
  ]);
});

describe('an error is reported with its line', () => {
  const rule = (text: string) => `## 7 New\n\n### 7.1 Rule\n\n${text}`;
  const cannot = (what: string) => `line 5: ${what} cannot be shown in the regulations.`;
  it.each([
    ['# Title', ['line 1: A heading of this size cannot be shown in the regulations.']],
    ['Words', ['line 1: Text must be inside a rule of a section, which starts with "## 5 Title".']],
    ['### 5.1 Rule', ['line 1: A rule must be inside a section, which starts with "## 5 Title".']],
    [
      '## Discipline\n### 5.1 A\nb',
      [/^line 1: A section must start with its number and title/, /^line 2: Rule 5.1 does not/],
    ],
    ['## 7 New', ['line 1: Section 7 has no rules.']],
    ['<!-- soon -->\n', ['line 1: The file contains no rules. A section starts with "## 5 Title".']],
    [
      '## 7 New\nWords',
      [/^line 2: Text must be inside a rule, which starts with "### 7.1 Title"/, /^line 1: Section 7 has no/],
    ],
    ['## 7 New\n### 7.1 A', ['line 2: Rule 7.1 has no text.']],
    ['## 7 New\n### Rule\nText', ['line 2: A rule must start with its number and title: "### 7.1 Title".']],
    ['## 7 New\n### 8.1 Rule\nText', ['line 2: Rule 8.1 does not belong to section 7.']],
    ['## 7 New\n### 7.1 A\nb\n### 7.1 B\nb', ['line 4: Rule 7.1 appears twice.']],
    [`${rule('a')}\n## 7 Again\n### 7.2 A\nb`, ['line 6: Section 7 appears twice.']],
    [rule('| a | b |\n|---|---|\n| 1 | 2 |'), [cannot('A table'), 'line 3: Rule 7.1 has no text.']],
    [rule('a ![x](https://x.example/y.png)'), [cannot('An image')]],
    [rule('a <b>b</b>'), [cannot('HTML'), cannot('HTML')]],
    [rule('<script>alert(1)</script>'), [cannot('HTML'), 'line 3: Rule 7.1 has no text.']],
    [rule('<!-- a --><p>b</p><!-- c -->'), [cannot('HTML'), 'line 3: Rule 7.1 has no text.']],
    [rule('a **b** c'), [/^line 5: Bold text/]],
    [rule('a *b* c'), [cannot('Italic text')]],
    [rule('a ~~b~~ c'), [cannot('Strikethrough text')]],
    [rule('a `b` c'), [cannot('Code')]],
    [rule('a  \nb'), [cannot('A line break inside a paragraph')]],
    [rule('> a'), [cannot('A quotation'), 'line 3: Rule 7.1 has no text.']],
    [rule('a\n\n---\n'), ['line 7: A horizontal rule cannot be shown in the regulations.']],
    [rule('```\na\n```'), [/^line 5: A code block/, 'line 3: Rule 7.1 has no text.']],
    [rule('a\n\n#### b'), ['line 7: A heading of this size cannot be shown in the regulations.']],
    [rule('- a\n- b\n  - c'), ['line 6: A list inside a list cannot be shown in the regulations.']],
    [rule('- a\n\n  b'), [cannot('A second paragraph in a list')]],
    [rule('- a\n-\n'), ['line 6: This list has an empty item.']],
    [rule('- [ ] a'), [cannot('A task list')]],
    [rule('- **A**: b\n- **C** d'), [/^line 5: Bold text/, /^line 6: Bold text/]],
    [rule('a\u202eb\n\n- c\u0007'), [cannot('A control character'), /^line 7: A control character/]],
    [
      '## 7 New\u0000\n### 7.1 A\u001b[31m\nb',
      [/^line 1: A control character/, /^line 2: A control character/],
    ],
    [rule('\u200b\u3164'), ['line 3: Rule 7.1 has no text.']],
    [rule('- a\n- \u200b'), ['line 6: This list has an empty item.']],
    [rule('a [\u200b](/contact)'), ['line 5: A link must have visible text.']],
    ['## 7 \u200b\n### 7.1 A\nb', [/^line 1: A section must start with its number and title/]],
    ['## 7 New\n### 7.1 \u3164\nb', [/^line 2: A rule must start with its number and title/]],
    [rule('3. a'), ['line 5: A numbered list must start with 1.']],
    [rule('a &amp; b'), ['line 5: Write the character itself instead of &amp;']],
    [
      rule('[a](javascript:alert(1))'),
      [/^line 5: A link must point to a rule .*, not to "javascript:alert\(1\)"\.$/],
    ],
    [rule('[a](http://x.example)'), [/^line 5: A link must point to .*, not to "http:\/\/x\.example"\.$/]],
    [rule('[a](//x.example)'), [/^line 5: A link must point to/]],
    [rule('[a](contact)'), [/^line 5: A link must point to/]],
    [rule('a\n\n- [Rule 9.1](#rule-9-1)'), ['line 7: The linked rule 9.1 does not exist.']],
    [rule('[Rule 6.1](#rule-6-1)'), ['line 5: The linked rule 6.1 does not exist.']],
  ])('%j', (text, expected) => {
    const { errors } = parse(text);
    expect(errors).toHaveLength(expected.length);
    expected.forEach((message, index) => {
      expect(errors[index]).toMatch(message);
    });
  });
});

it('accepts tabs and line breaks in a text, and right-to-left scripts', () => {
  const { sections, errors } = parse('## 7 New\n### 7.1\tA\nfirst\n\tsecond \u05d0\u200f\n');
  expect(errors).toEqual([]);
  expect(sections[0]?.rules[0]).toMatchObject({ title: 'A', text: ['first second \u05d0\u200f'] });
});

it('reports that quotations are nested too deeply', () => {
  expect(parse('> '.repeat(5_000)).errors).toEqual([
    'line 1: Quotations, lists or emphasis are nested too deeply.',
  ]);
});

it('counts lines like an editor, including carriage returns', () => {
  expect(parse('## 7 New\r\n\r\n### 7.1 A\r\n\r\nb *c*\r\n').errors).toEqual([
    'line 5: Italic text cannot be shown in the regulations.',
  ]);
});
