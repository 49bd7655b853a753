import { startGenerator } from './load/generator.ts';
import { measurePreparedReads } from './rows/prepared-reads.ts';
import { signIn } from './servers/administrator.ts';
import { startSite } from './servers/site.ts';
import { formatTable, type Row } from './table.ts';

const isQuick = process.argv.includes('--quick');
const pace = isQuick ? { rounds: 3, roundMs: 500 } : { rounds: 7, roundMs: 1500 };
const rows: Row[] = [];
const generator = startGenerator();
const site = await startSite();
await (await signIn(site.url)).playAll();
rows.push(...(await measurePreparedReads(generator, site, pace)));
console.log(formatTable(rows));
await site.stop();
await generator.stop();
