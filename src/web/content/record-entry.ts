import { type RecordHead, shortName } from '#domain/record/record-head.ts';
import { SITE } from '#site/site.ts';
import type { PageMeta } from './page-meta.ts';

/** Of the page of one entry. */
export const ENTRY = {
  all: 'The Open Record',
  loading: 'Loading the entry...',
  by: 'By',
  at: 'When',
  yourTime: 'your time',
  season: 'Season',
  match: 'Match',
  kind: 'Kind',
  hash: 'Hash (SHA-256)',
  prev: 'Hash of the entry before it',
  first: 'This is the first entry.',
  data: 'What was hashed',
  ofMatch: 'Everything about this match',
  ofClub: 'Everything about',
  missing: {
    title: 'There is no such entry.',
    text: 'The record has no entry with this number.',
  },
} as const;

export function entryTitle(seq: number): string {
  return `Entry #${seq}`;
}

export function entryMeta(seq: number): PageMeta {
  return {
    title: `${entryTitle(seq)} | The Open Record | ${SITE.name}`,
    description: `Entry ${seq} of the open record of ${SITE.name}: what was reported or decided, by whom and when, with the hash that seals it into the chain.`,
  };
}

export function recordEndsText(head: RecordHead): string {
  return head.seq === 0 ? 'It is still empty.' : `It ends with ${shortName(head)}.`;
}
