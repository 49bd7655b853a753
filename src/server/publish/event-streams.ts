import type { ServerResponse } from 'node:http';
import { REVISION_EVENT, type RevisionEvent } from '#contract/live.ts';

const HEARTBEAT_MS = 15_000;

/** The open event streams of the visitors. An event is a nudge to fetch, so a lost one costs nothing. */
export interface EventStreams {
  /** Takes over a response whose head has been written. */
  readonly add: (response: ServerResponse, revision: number) => void;
  readonly announce: (revision: number) => void;
  readonly count: () => number;
  readonly close: () => void;
}

export function createEventStreams(): EventStreams {
  const open = new Set<ServerResponse>();

  const send = (text: string) => {
    for (const response of open) {
      // Still not taken what it was sent before: it is dropped rather than stored up for, and reconnects.
      if (response.writableNeedDrain) response.destroy();
      else response.write(text);
    }
  };
  const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    add(response, revision) {
      response.write(revisionText(revision));
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    announce: (revision) => send(revisionText(revision)),
    count: () => open.size,
    close() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
      // A request that is still under way may announce its change.
      open.clear();
    },
  };
}

function revisionText(revision: number): string {
  const event: RevisionEvent = { revision };
  return `event: ${REVISION_EVENT}\ndata: ${JSON.stringify(event)}\n\n`;
}
