import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { groupsOf } from '#domain/clubs/clubs.ts';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import { EMBED_PATHS, type NamedClub, SHARE_IMAGE_PATHS } from '#paths.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { canonicalOrigin } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import { EMBED, embedTitle } from '#words/embed.ts';
import { DEFAULT_CLUBS, type SeasonClubs } from '#words/season-format.ts';
import { BRACKET_TITLES, groupTitle } from '#words/titles.ts';
import styles from './embed-dialog.module.css';
import { EMBED_SNIPPET } from './words.ts';

interface Props {
  readonly of: 'groups' | 'brackets' | NamedClub;
  readonly onClose: () => void;
}

/** Shows the HTML that embeds a part of the tournament in another website. */
export default function EmbedDialog({ of, onClose }: Props) {
  // The page already polls this query; another observer would poll once more.
  const season = useQuery({ ...tournamentQuery, enabled: false }).data;
  return (
    <Dialog open onClose={onClose} title={EMBED_SNIPPET.title} closeLabel={EMBED_SNIPPET.close}>
      <Snippet choices={choicesOf(of, season)} />
    </Dialog>
  );
}

/** The parts of a season that can be embedded. Until it is loaded, it has the default format. */
export function choicesOf(
  of: Props['of'],
  { clubs, format }: SeasonClubs = DEFAULT_CLUBS,
): readonly Embeddable[] {
  if (of === 'brackets')
    return bracketsOf(format).map((bracket) => ({
      path: EMBED_PATHS.knockouts(bracket),
      title: BRACKET_TITLES[bracket],
      height: 640,
      image: SHARE_IMAGE_PATHS.knockouts(bracket),
    }));
  if (of !== 'groups') return [embeddableClub(of)];
  return [
    ...groupsOf(clubs).map((group) => ({
      path: EMBED_PATHS.group(group),
      title: groupTitle(group),
      height: TABLE_HEIGHT + ROW_HEIGHT * clubs.filter((club) => club.group === group).length,
      image: SHARE_IMAGE_PATHS.group(group),
    })),
    { path: EMBED_PATHS.latest, title: EMBED.latest, height: 480, image: null },
  ];
}

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
            className={shared.field}
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
        className={shared.field}
        readOnly
        rows={8}
        spellCheck={false}
        dir="ltr"
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={shared.row}>
        <Button onClick={copy} data-autofocus>
          {EMBED_SNIPPET.copy}
        </Button>
        <a href={chosen.path} target="_blank" rel="noopener" className={shared.accent}>
          {EMBED_SNIPPET.look}
        </a>
        {chosen.image && (
          <a href={chosen.image} target="_blank" rel="noopener" className={shared.accent}>
            {EMBED_SNIPPET.image}
          </a>
        )}
        <span role="status">{outcome && EMBED_SNIPPET[outcome]}</span>
      </div>
    </div>
  );
}

interface Embeddable {
  readonly path: string;
  readonly title: string;
  /** In pixels, on a phone: a frame does not grow with its content. */
  readonly height: number;
  /** The path of the same content as an image; null if there is none. */
  readonly image: string | null;
}

/** The heights of a table without its rows, and of a row. */
const TABLE_HEIGHT = 160;
const ROW_HEIGHT = 40;

export function embeddableClub({ id, name }: NamedClub): Embeddable {
  return { path: EMBED_PATHS.club(id), title: name, height: 480, image: SHARE_IMAGE_PATHS.club(id) };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML to copy, one attribute per line. */
export function snippetOf({ path, title, height }: Embeddable, origin: string): string {
  const escaped = embedTitle(title).replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
  return [
    `<iframe src="${origin}${path}"`,
    `  title="${escaped}"`,
    `  width="100%" height="${height}"`,
    '  loading="lazy" style="border: 0"></iframe>',
  ].join('\n');
}
