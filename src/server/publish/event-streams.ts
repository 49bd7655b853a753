import type { ServerResponse } from 'node:http';
import { REVISION_EVENT, type RevisionEvent } from '#contract/live.ts';

const HEARTBEAT_MS = 15_000;
/** Written to in one go; other work has its turn before the next ones. */
const SLICE = 250;

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

  /** Sends to all that are open, slice by slice, for as long as the text is worth sending. */
  const send = (text: string, isCurrent: () => boolean) => {
    const bytes = Buffer.from(text);
    const remaining = open.values();
    const sendSlice = () => {
      for (let sent = 0; sent < SLICE; sent += 1) {
        const { value: response, done } = remaining.next();
        if (done) return;
        // Still not taken what it was sent before: it is dropped rather than stored up for, and reconnects.
        if (response.writableNeedDrain) response.destroy();
        else response.write(bytes);
      }
      setImmediate(() => isCurrent() && sendSlice());
    };
    sendSlice();
  };
  let announced = 0;
  const heartbeat = setInterval(() => send(': still here\n\n', () => true), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    add(response, revision) {
      response.write(revisionText(revision));
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    announce(revision) {
      announced = revision;
      // Whoever has not been reached when the next revision comes is told of that one alone.
      send(revisionText(revision), () => announced === revision);
    },
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
