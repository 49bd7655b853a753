import type { StrikeTextBody, StrikeTextReply } from '#contract/record.ts';
import { findEntries } from '#store/record.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import {
  findRepeatedTexts,
  strikeFromFacts,
  strikeFromRecord,
  strikeFromReplies,
} from '#store/struck-texts.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';

/** Takes a text out of the record and of everything that shows it. That it was there, and its hash, stay. */
export function strikeText(
  context: Context,
  session: Session,
  call: Call<StrikeTextBody>,
): Promise<Recorded<Pick<StrikeTextReply, 'struck'>>> {
  const { seq, name } = call.body;
  return changeAsAdmin(context, { session, action: 'strike-text', call }, async (trx) => {
    const [entry] = await findEntries(trx, [seq]);
    if (!entry) throw new Refusal('unknown_entry');
    const told = Object.hasOwn(entry.texts, name) ? entry.texts[name] : undefined;
    if (told === undefined) throw new Refusal('unknown_text');
    if (told === null) throw new Refusal('already_struck');
    const repeated = await findRepeatedTexts(trx, entry, told.text);
    for (const each of [{ entry, name }, ...repeated]) {
      await strikeFromRecord(trx, each.entry, each.name);
      // Who decided is told by the record alone: the reason for the decision stays.
      if (each.name !== 'staff') await strikeFromFacts(trx, each.entry, told.text);
    }
    if (name !== 'staff') await strikeFromReplies(trx, told.text);
    const alsoIn = repeated.map((each) => ({ seq: each.entry.seq, name: each.name }));
    const season = await currentSeason(trx);
    return {
      reply: { struck: [{ seq, name }, ...alsoIn] },
      told: [{ kind: 'text-struck', data: { season, seq, name, alsoIn } }],
    };
  });
}
