import { useId, useState } from 'react';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { EMBED_PATHS, PICTURE_PATHS } from '#paths.ts';
import { Button } from '#web/ui/button.tsx';
import { canonicalOrigin } from '#web/ui/canonical-origin.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { EMBED, embedTitle } from '#words/embed.ts';
import { BRACKET_TITLES, groupTitle } from '#words/titles.ts';
import styles from './embed-dialog.module.css';
import { EMBED_SNIPPET } from './words.ts';

interface Props {
  /** What there is to embed on a page. */
  readonly of: 'groups' | 'trees' | { readonly id: number; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows the lines that bring a part of the tournament to somebody's own page. */
export default function EmbedDialog({ of, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={EMBED_SNIPPET.title} closeLabel={EMBED_SNIPPET.close}>
      {open && <Snippet choices={choicesOf(of)} />}
    </Dialog>
  );
}

function choicesOf(of: Props['of']): readonly Embeddable[] {
  if (of === 'groups') return GROUPS_AND_LATEST;
  return of === 'trees' ? TREES : [embeddableClub(of)];
}

/** The first of several is chosen. */
function Snippet({ choices }: { readonly choices: readonly Embeddable[] }) {
  const id = useId();
  const [path, setPath] = useState(choices[0]?.path);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const chosen = choices.find((each) => each.path === path) ?? choices[0];
  if (!chosen) return null;
  const code = snippetOf(chosen, canonicalOrigin());
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <div className={styles.embedSnippet}>
      <p className={shared.muted}>{EMBED_SNIPPET.lead}</p>
      {choices.length > 1 && (
        <label>
          <span>{EMBED_SNIPPET.what}</span>
          <select
            value={chosen.path}
            onChange={(event) => {
              setPath(event.target.value);
              setOutcome(null);
            }}
          >
            {choices.map((each) => (
              <option key={each.path} value={each.path}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label htmlFor={id}>{EMBED_SNIPPET.code}</label>
      <textarea
        id={id}
        readOnly
        rows={8}
        spellCheck={false}
        dir="ltr"
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button onClick={copy} data-autofocus>
          {EMBED_SNIPPET.copy}
        </Button>
        <a href={chosen.path} target="_blank" rel="noopener" className={shared.accent}>
          {EMBED_SNIPPET.look}
        </a>
        {chosen.picture && (
          <a href={chosen.picture} target="_blank" rel="noopener" className={shared.accent}>
            {EMBED_SNIPPET.picture}
          </a>
        )}
        <span role="status">{outcome && EMBED_SNIPPET[outcome]}</span>
      </div>
    </div>
  );
}

/** Something to embed. */
interface Embeddable {
  readonly path: string;
  readonly title: string;
  /** In pixels, on a phone: a frame does not grow with what is in it. */
  readonly height: number;
  /** Where the same is a picture; null when there is none. */
  readonly picture: string | null;
}

export const GROUPS_AND_LATEST: readonly Embeddable[] = [
  ...GROUPS.map((group) => ({
    path: EMBED_PATHS.group(group),
    title: groupTitle(group),
    height: 320,
    picture: PICTURE_PATHS.group(group),
  })),
  { path: EMBED_PATHS.latest, title: EMBED.latest, height: 480, picture: null },
];

export const TREES: readonly Embeddable[] = BRACKETS.map((bracket) => ({
  path: EMBED_PATHS.knockouts(bracket),
  title: BRACKET_TITLES[bracket],
  height: 640,
  picture: PICTURE_PATHS.knockouts(bracket),
}));

export function embeddableClub({ id, name }: { readonly id: number; readonly name: string }): Embeddable {
  return { path: EMBED_PATHS.club(id), title: name, height: 480, picture: PICTURE_PATHS.club(id) };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What somebody copies into their own page, one attribute a line. */
export function snippetOf({ path, title, height }: Embeddable, origin: string): string {
  const escaped = embedTitle(title).replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
  return [
    `<iframe src="${origin}${path}"`,
    `  title="${escaped}"`,
    `  width="100%" height="${height}"`,
    '  loading="lazy" style="border: 0"></iframe>',
  ].join('\n');
}
