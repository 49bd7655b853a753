import type { RecordEntry } from '#domain/record/record.ts';
import { RECORD } from '#web/content/record.ts';

/** What was written with an entry: a reason, a note. */
export function EntryTexts({ entry: { texts } }: { readonly entry: RecordEntry }) {
  return Object.entries(texts).map(([name, text]) =>
    text ? (
      <p key={name} className="record-said">
        <q dir="auto">{text.text}</q>
      </p>
    ) : (
      <p key={name} className="record-said">
        {RECORD.struck}
      </p>
    ),
  );
}
