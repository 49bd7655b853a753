const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;

export interface ReplyReader {
  /** Takes bytes as they arrive and returns how many replies they complete. */
  readonly take: (bytes: Buffer) => number;
  /** How many replies did not have the expected status. */
  readonly wrong: () => number;
}

/**
 * Counts replies of one connection, each by its own status line and content-length. It looks at the head only:
 * the generator has to cost less than the server it measures.
 */
export function createReplyReader(expectedStatus: number): ReplyReader {
  const wanted = Buffer.from(String(expectedStatus));
  let wrong = 0;
  /** What is still to come of the reply under way. */
  let missing = 0;
  /** The beginning of a head that came in parts. */
  let pending: Buffer | null = null;

  const take = (chunk: Buffer): number => {
    let bytes = chunk;
    if (pending) {
      bytes = Buffer.concat([pending, chunk]);
      pending = null;
    }
    let replies = 0;
    let position = 0;
    while (position < bytes.length) {
      if (missing > 0) {
        const taken = Math.min(missing, bytes.length - position);
        missing -= taken;
        position += taken;
        if (missing === 0) replies += 1;
        continue;
      }
      const end = bytes.indexOf(HEAD_END, position);
      if (end === -1) {
        pending = Buffer.from(bytes.subarray(position));
        break;
      }
      const statusAt = position + STATUS_AT;
      if (wanted.compare(bytes, statusAt, statusAt + wanted.length) !== 0) wrong += 1;
      const bodyLength = expectedStatus === 304 ? 0 : contentLength(bytes, position, end);
      position = end + HEAD_END.length;
      if (bodyLength === 0) replies += 1;
      else missing = bodyLength;
    }
    return replies;
  };
  return { take, wrong: () => wrong };
}

function contentLength(bytes: Buffer, start: number, end: number): number {
  const head = bytes.toString('latin1', start, end);
  const match = /\r\ncontent-length: (\d+)/i.exec(head);
  if (!match) throw new Error(`A reply without a length:\n${head}`);
  return Number(match[1]);
}
