import { StrikeTextBody, StrikeTextReply } from '#contract/record.ts';
import { findEntries } from '#store/record/record.ts';
import { findEqualTexts, redactInRecord, redactInReplies } from '#store/record/redacted-texts.ts';
import { Refusal } from '../http/refusal.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';

/** Removes a text from the record and from everything that shows it. Its existence and its hash stay. */
export const REDACT_TEXT: AdminChange = adminChange({
  path: '/api/ucl/strike-text',
  summary: 'Redact a text in the record',
  action: 'strike-text',
  body: StrikeTextBody,
  reply: StrikeTextReply,
  decide: async ({ trx, season }, { seq, name, everywhere = false }) => {
    const [entry] = await findEntries(trx, [seq]);
    if (!entry) throw new Refusal('unknown_entry');
    const text = Object.hasOwn(entry.texts, name) ? entry.texts[name] : undefined;
    if (text === undefined) throw new Refusal('unknown_text');
    if (text === null) throw new Refusal('already_struck');
    const repeated = await findEqualTexts(trx, entry, { text: text.text, everywhere });
    const alsoIn = repeated.map((each) => ({ seq: each.entry.seq, name: each.name }));
    return {
      entries: [{ kind: 'text-struck', data: { season: season.number, seq, name, alsoIn } }],
      write: async (db) => {
        for (const each of [{ entry, name }, ...repeated]) await redactInRecord(db, each.entry, each.name);
        if (name !== 'staff') await redactInReplies(db, text.text);
      },
      reply: () => ({ struck: [{ seq, name }, ...alsoIn] }),
    };
  },
});
