import { CHANNELS } from '#domain/news/channels.ts';
import type { Context } from '../context.ts';
import { type RepeatedSending, repeatSteps } from '../jobs/repeat-steps.ts';
import { createChannelSender } from './channel-sender.ts';

/** Sends messages to every channel with a webhook, independently of each other. */
export function createNewsSending(
  context: Pick<Context, 'config' | 'store' | 'tournament' | 'clock' | 'log' | 'randomToken'>,
): RepeatedSending {
  const { config, store, tournament, clock, log, randomToken } = context;
  const holder = randomToken();
  const loops = CHANNELS.flatMap((channel) => {
    const address = config.webhooks[channel];
    if (address === null) return [];
    const sender = createChannelSender({ channel, address, store, tournament, clock, holder, log });
    return [
      repeatSteps(sender, (error) =>
        log.warn({ channel, err: error }, 'Chat messages cannot be sent at the moment'),
      ),
    ];
  });
  const each = (act: (loop: RepeatedSending) => void) => () => {
    for (const loop of loops) act(loop);
  };
  return {
    start: each((loop) => loop.start()),
    wake: each((loop) => loop.wake()),
    hurry: each((loop) => loop.hurry()),
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
