import { createElement, Fragment } from 'react';
import type { Block, List, Paragraph, Terms } from '#web/content/rich-text.ts';
import { TextLink } from './text-link.tsx';

/** Paragraphs, lists and definitions, one below the other, at the length of line that reads well. */
export function RichText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-4 wrap-anywhere">
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
    <p className="max-w-measure text-pretty text-prose">
      <Inline text={block} />
    </p>
  );
}

function TextList({ list: { ordered, items } }: { readonly list: List }) {
  const ListElement = ordered ? 'ol' : 'ul';
  return (
    <ListElement
      className={`flex max-w-measure flex-col gap-1.5 pl-6 text-prose marker:text-faint ${ordered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={plain(item)} className="text-pretty pl-1.5">
          <Inline text={item} />
        </li>
      ))}
    </ListElement>
  );
}

function Definitions({ terms }: Terms) {
  return (
    <dl className="border-line border-t">
      {terms.map(({ term, text }) => (
        <div
          key={term}
          className="grid gap-x-6 border-line py-3 not-last:border-b text-prose sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)] print:break-inside-avoid"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="max-w-measure text-pretty">
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Inline({ text }: { readonly text: Paragraph }) {
  if (typeof text === 'string') return text;
  // Spread, because the parts have no names: the same rule may be cited twice.
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
