import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { REVISION_EVENT, type RevisionEvent } from '#contract/live.ts';
import type { Clock } from '../clock.ts';
import type { Publication } from './publication.ts';

const HEARTBEAT_MS = 15_000;
/** How many streams are written to at a time; other work runs between two slices. */
const SLICE = 250;
/** Below the connection limit, so that streams alone cannot block reads and submissions. */
const MAX_STREAMS = 15_000;

type Announced = Pick<Publication, 'revision' | 'viewRevisions'>;

/** The open event streams. An event only makes the client fetch, so a lost one costs nothing. */
export interface EventStreams {
  readonly hasCapacity: () => boolean;
  /** Whether a stream is open on this connection: another request on it can never be answered. */
  readonly isOpenOn: (socket: Socket) => boolean;
  /** Takes over a response whose headers have been written. */
  readonly add: (socket: Socket, response: ServerResponse, announced: Announced) => void;
  readonly announce: (announced: Announced) => void;
  readonly count: () => number;
  readonly close: () => void;
}

export function createEventStreams(clock: Clock, maxStreams = MAX_STREAMS): EventStreams {
  const open = new Map<Socket, ServerResponse>();

  /** Writes to all open streams, slice by slice, as long as the text is current. */
  const send = (text: string, isCurrent: () => boolean) => {
    const bytes = Buffer.from(text);
    const remaining = open.entries();
    const sendSlice = () => {
      for (let sent = 0; sent < SLICE; sent += 1) {
        const { value, done } = remaining.next();
        if (done) return;
        const [socket, response] = value;
        // A client that has not read the previous event is dropped instead of buffered for; it reconnects.
        if (response.writableNeedDrain) socket.destroy();
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
    hasCapacity: () => open.size < maxStreams,
    isOpenOn: (socket) => open.has(socket),
    add(socket, response, current) {
      response.write(revisionText(current, clock()));
      open.set(socket, response);
      // Not on the response: Node emits no event for one that is queued behind another on its connection.
      socket.once('close', () => open.delete(socket));
    },
    announce(next) {
      announced = next.revision;
      // Streams that have not been reached when the next revision comes get that one only.
      send(revisionText(next, clock()), () => announced === next.revision);
    },
    count: () => open.size,
    close() {
      clearInterval(heartbeat);
      for (const response of open.values()) response.end();
      // A request in progress may still announce its change.
      open.clear();
    },
  };
}

function revisionText({ revision, viewRevisions }: Announced, now: Date): string {
  const event: RevisionEvent = { revision, now: now.toISOString(), views: viewRevisions };
  return `event: ${REVISION_EVENT}\ndata: ${JSON.stringify(event)}\n\n`;
}
