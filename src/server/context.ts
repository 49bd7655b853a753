import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '#store/db/open-store.ts';
import type { Brand } from './brand/read-brand.ts';
import type { Clock } from './clock.ts';
import type { RepeatedSending } from './delivery/repeat-steps.ts';
import type { Metrics } from './health/metrics.ts';
import type { ClientAssets } from './prepared/client-assets.ts';
import type { PreparedView } from './prepared/prepared-view.ts';
import type { EventStreams } from './publish/event-streams.ts';
import type { Publisher } from './publish/publisher.ts';
import type { PostPush } from './push/post-push.ts';
import type { SenderOf } from './results/senders.ts';
import type { Config } from './start/config.ts';
import type { CurrentTournament } from './writer/current-tournament.ts';
import type { Writer } from './writer/writer.ts';

/** The dependencies of actions and routes. Time and randomness come from here, so that tests can control them. */
export interface Context {
  readonly config: Config;
  /** The folder of the client build. */
  readonly clientDir: string;
  readonly assets: ClientAssets;
  /** The league's branding. */
  readonly brand: Brand | null;
  readonly worker: PreparedView;
  readonly store: Store;
  readonly tournament: CurrentTournament;
  readonly writer: Writer;
  readonly publisher: Publisher;
  readonly streams: EventStreams;
  readonly metrics: Metrics;
  /** To the chats. */
  readonly sending: RepeatedSending;
  /** To the devices that follow clubs. */
  readonly pushing: RepeatedSending;
  readonly push: PushParts;
  readonly clock: Clock;
  /** 256 random bits as text. */
  readonly randomToken: () => string;
  /** 32 random bytes in hexadecimal: they determine every ball of a draw. */
  readonly drawSecret: () => string;
  /** Identifies the sender of a submission without revealing it. */
  readonly senderOf: SenderOf;
  readonly log: FastifyBaseLogger;
}

/** The dependencies of sending notifications. */
interface PushParts {
  /** Identifies this server to push services. */
  readonly publicKey: string;
  readonly post: PostPush;
}
