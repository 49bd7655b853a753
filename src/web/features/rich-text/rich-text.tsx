import { createElement, Fragment } from 'react';
import { ExternalLink, Link } from '#web/ui/link.tsx';
import { usePath } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import type { Block, List, Paragraph, Terms, TextLink as TextLinkData } from '#words/rich-text.ts';
import styles from './rich-text.module.css';

/** At a readable line length. */
export function RichText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <TextBlock key={keyOf(block)} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'object' && 'items' in block) return <TextList list={block} />;
  if (typeof block === 'object' && 'terms' in block) return <Definitions terms={block.terms} />;
  return (
    <p className={styles.paragraph}>
      <Inline text={block} />
    </p>
  );
}

function TextList({ list: { ordered, items } }: { readonly list: List }) {
  const ListElement = ordered ? 'ol' : 'ul';
  return (
    <ListElement className={`${styles.list} ${ordered ? styles.numbered : styles.bulleted}`}>
      {items.map((item) => (
        <li key={plain(item)} className={styles.item}>
          <Inline text={item} />
        </li>
      ))}
    </ListElement>
  );
}

function Definitions({ terms }: Terms) {
  return (
    <dl className={styles.facts}>
      {terms.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt className={shared.strong}>{term}</dt>
          <dd className={styles.value}>
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Inline({ text }: { readonly text: Paragraph }) {
  if (typeof text === 'string') return text;
  // Spread, because the parts have no keys: the same rule may be cited twice.
  const parts = text.map((part) => (typeof part === 'string' ? part : createElement(TextLink, part)));
  return createElement(Fragment, null, ...parts);
}

function keyOf(block: Block): string {
  if (typeof block === 'object' && 'items' in block) return block.items.map(plain).join();
  if (typeof block === 'object' && 'terms' in block) return block.terms.map(({ term }) => term).join();
  return plain(block);
}

function plain(text: Paragraph): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Internal, external or within the page, depending on its target. */
function TextLink({ text, href }: TextLinkData) {
  const [page, fragment] = href.split('#');
  // Within the page, the browser follows the link: only then does `:target` change.
  const isWithin = page === usePath() && fragment !== undefined;
  const isInternal = href.startsWith('/');
  const Target = isWithin || href.startsWith('mailto:') ? 'a' : isInternal ? Link : ExternalLink;
  // A citation must not wrap.
  const citation = isInternal && fragment !== undefined ? styles.unbroken : '';
  return (
    <Target
      href={isWithin ? `#${fragment}` : href}
      className={`${styles.link} ${shared.underlined} ${citation}`}
    >
      {text}
    </Target>
  );
}
