import type { StrikeTextBody, StrikeTextReply } from '#contract/record.ts';
import type { Session } from '#store/access/sessions.ts';
import { findEntries } from '#store/record/record.ts';
import {
  findEqualTexts,
  findRepeatedTexts,
  strikeFromRecord,
  strikeFromReplies,
} from '#store/record/struck-texts.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** Takes a text out of the record and of everything that shows it. That it was there, and its hash, stay. */
export function strikeText(
  context: Context,
  session: Session,
  call: Call<StrikeTextBody>,
): Promise<Recorded<Pick<StrikeTextReply, 'struck'>>> {
  const { seq, name } = call.body;
  return changeAsAdmin(context, { session, action: 'strike-text', call }, async ({ trx, season }) => {
    const [entry] = await findEntries(trx, [seq]);
    if (!entry) throw new Refusal('unknown_entry');
    const told = Object.hasOwn(entry.texts, name) ? entry.texts[name] : undefined;
    if (told === undefined) throw new Refusal('unknown_text');
    if (told === null) throw new Refusal('already_struck');
    const find = call.body.everywhere ? findEqualTexts : findRepeatedTexts;
    const repeated = await find(trx, entry, told.text);
    const alsoIn = repeated.map((each) => ({ seq: each.entry.seq, name: each.name }));
    return {
      entries: [{ kind: 'text-struck', data: { season: season.number, seq, name, alsoIn } }],
      write: async (db) => {
        for (const each of [{ entry, name }, ...repeated]) await strikeFromRecord(db, each.entry, each.name);
        if (name !== 'staff') await strikeFromReplies(db, told.text);
      },
      reply: () => ({ struck: [{ seq, name }, ...alsoIn] }),
    };
  });
}
