import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runCommand } from '#server/cli/run-command.ts';
import { CallError } from './call-api.ts';
import { playNextEvent } from './live.ts';
import { type Demo, openDemo } from './open-demo.ts';
import { type DemoOptions, readOptions } from './options.ts';
import { seededRandom } from './seeded-random.ts';
import { welcome } from './welcome.ts';

const PAUSE_MS = { min: 2_500, max: 5_500 };

/** `npm run demo`: the site with a running season, until Ctrl-C. */
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') return options;
  const stopped = new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });
  const demo = await openDemo({
    ...options,
    clientDir: join(import.meta.dirname, '..', 'client'),
    port: process.env.PORT,
    host: process.env.HOST,
  });
  try {
    await Promise.race([stopped, show(demo, options)]);
  } finally {
    await demo.close();
  }
  print('The demo has stopped, and its database has been deleted.');
  process.exit();
});

/** Plays an event every few seconds until the demo is stopped. */
async function show(demo: Demo, options: DemoOptions): Promise<never> {
  print('Playing the season up to today ...');
  const { season, clubKey } = await demo.play();
  print(welcome(demo, options, clubKey));
  const random = seededRandom(demo.seed);
  for (;;) {
    await setTimeout(random.integer(PAUSE_MS.min, PAUSE_MS.max));
    try {
      const happening = await playNextEvent(season);
      if (happening) print(happening);
    } catch (error) {
      // A visitor may have decided the same match at the same moment.
      if (!(error instanceof CallError)) throw error;
    }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
