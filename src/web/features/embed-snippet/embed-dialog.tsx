import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { canonicalOrigin } from '#web/ui/canonical-origin.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './embed-dialog.module.css';
import { type Embeddable, embeddableClub, GROUPS_AND_LATEST, snippetOf, TREES } from './snippet.ts';
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
