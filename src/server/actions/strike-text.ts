import type { StrikeTextBody, StrikeTextReply } from '#contract/record.ts';
import { foldRecord } from '#domain/record/fold.ts';
import type { KnownEntry } from '#domain/record/kinds.ts';
import { findEntries } from '#store/record.ts';
import { readRecord } from '#store/record-file.ts';
import { writeSeasonState } from '#store/season-state.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import {
  findEqualTexts,
  findRepeatedTexts,
  strikeFromRecord,
  strikeFromReplies,
} from '#store/struck-texts.ts';
import type { Db } from '#store/tables.ts';
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
  return changeAsAdmin(context, { session, action: 'strike-text', call }, async (trx, at) => {
    const [entry] = await findEntries(trx, [seq]);
    if (!entry) throw new Refusal('unknown_entry');
    const told = Object.hasOwn(entry.texts, name) ? entry.texts[name] : undefined;
    if (told === undefined) throw new Refusal('unknown_text');
    if (told === null) throw new Refusal('already_struck');
    const find = call.body.everywhere ? findEqualTexts : findRepeatedTexts;
    const repeated = await find(trx, entry, told.text);
    const redacted = [{ entry, name }, ...repeated];
    for (const each of redacted) await strikeFromRecord(trx, each.entry, each.name);
    await writeTexts(trx, redacted, at);
    if (name !== 'staff') await strikeFromReplies(trx, told.text);
    const alsoIn = repeated.map((each) => ({ seq: each.entry.seq, name: each.name }));
    const season = await currentSeason(trx);
    return {
      reply: { struck: [{ seq, name }, ...alsoIn] },
      told: [{ kind: 'text-struck', data: { season, seq, name, alsoIn } }],
    };
  });
}

/** Views show the texts of the entries that are in force: of each season concerned, they are taken from the record. */
async function writeTexts(
  trx: Db,
  redacted: readonly { readonly entry: KnownEntry }[],
  at: string,
): Promise<void> {
  const { seasons } = foldRecord(await readRecord(trx));
  for (const number of new Set(redacted.map(({ entry }) => entry.data.season))) {
    const season = seasons[number - 1];
    if (season) await writeSeasonState(trx, season, at);
  }
}
