import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '#store/db/open-store.ts';
import { createRenderer } from '#web/app/entry-server.tsx';
import { withBrand } from '../brand/brand-assets.ts';
import type { Brand } from '../brand/read-brand.ts';
import { createNewsSending } from '../chat/channel-sender.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { type RepeatedSending, repeatSteps } from '../delivery/repeat-steps.ts';
import type { Metrics } from '../health/metrics.ts';
import { randomToken } from '../http/tokens.ts';
import { readClientAssets, readClientBuild, readWorker } from '../prepared/client-assets.ts';
import { createEventStreams } from '../publish/event-streams.ts';
import { publicFacts } from '../publish/public-facts.ts';
import { createPublisher } from '../publish/publisher.ts';
import { createPostPush, type PushServices } from '../push/post-push.ts';
import { createResolvePublic } from '../push/public-addresses.ts';
import { readPushKeys } from '../push/push-keys.ts';
import { createPushSender } from '../push/push-sender.ts';
import { createSenderOf } from '../results/senders.ts';
import { createCurrentTournament } from '../writer/current-tournament.ts';
import { createWriter } from '../writer/writer.ts';
import type { Config } from './config.ts';

const DRAW_SECRET_BYTES = 32;

/** What a server needs besides its settings. Tests supply their own clock, draw secret and push services. */
export interface ServerOptions {
  readonly clock: Clock;
  /** The folder of the client build. */
  readonly clientDir: string;
  /** Already applied to `site.ts` before that module was loaded (`run-server.ts`). */
  readonly brand?: Brand | null;
  /** Random, unless a test repeats a draw. */
  readonly drawSecret?: () => string;
  /** Over the internet, unless a test supplies its own. */
  readonly pushServices?: PushServices;
}

interface Opened {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

/** Reads the tournament and publishes it. The senders of chat messages and notifications are started later. */
export async function createContext(
  config: Config,
  { store, metrics, log }: Opened,
  {
    clock,
    clientDir,
    brand = null,
    drawSecret = () => randomBytes(DRAW_SECRET_BYTES).toString('hex'),
    pushServices = { resolve: createResolvePublic() },
  }: ServerOptions,
): Promise<Context> {
  const streams = createEventStreams(clock);
  const tournament = await createCurrentTournament(store.db);
  const sending = createNewsSending({ config, store, tournament, clock, randomToken, log });
  let pushing: RepeatedSending | undefined;
  const build = { assets: readClientAssets(clientDir), pageAssets: readClientBuild(clientDir) };
  const { assets, pageAssets } = withBrand(build, brand);
  const publisher = await createPublisher({
    load: async () => {
      const { tournament: read, revision } = await tournament.readRevision();
      if (read.skipped.length > 0)
        log.error(
          { revision, entries: read.skipped },
          'Invalid record entries were skipped: see docs/operations.md',
        );
      return publicFacts(read, revision);
    },
    frame: { assets: pageAssets, origin: config.publicUrl, renderPage: await createRenderer() },
    clock,
    onPublished(publication, seconds) {
      metrics.observePublish(seconds);
      streams.announce(publication);
      sending.wake();
      pushing?.wake();
    },
    log,
  });
  const pushKeys = await readPushKeys(store);
  const context: Omit<Context, 'pushing'> = {
    config,
    clientDir,
    assets,
    brand,
    worker: readWorker(clientDir, config.offlineReading),
    store,
    tournament,
    writer: createWriter(store, tournament, publisher),
    publisher,
    streams,
    metrics,
    sending,
    push: {
      publicKey: pushKeys.publicKey,
      post: createPostPush(pushKeys, pushServices, config.pushHosts),
    },
    clock,
    randomToken,
    drawSecret,
    senderOf: await createSenderOf(store),
    log,
  };
  pushing = repeatSteps(createPushSender(context), (error) =>
    log.warn({ err: error }, 'Push notifications cannot be sent at the moment'),
  );
  return { ...context, pushing };
}
