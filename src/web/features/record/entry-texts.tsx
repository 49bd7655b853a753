import type { RecordEntry } from '#domain/record/record.ts';
import { RECORD } from '#web/content/record.ts';

/** What was written with an entry: a reason, a note. Who has made it so is told beside it. */
export function EntryTexts({ entry: { texts } }: { readonly entry: RecordEntry }) {
  const written = Object.entries(texts).filter(([name]) => name !== 'staff');
  return written.map(([name, text]) =>
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
