const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;

export interface ReplyReader {
  /** Consumes bytes as they arrive and returns how many replies they complete. */
  readonly take: (bytes: Buffer) => number;
  /** The number of replies with an unexpected status. */
  readonly wrong: () => number;
}

/**
 * Counts the replies on one connection by status line and content-length. It reads only the headers: the generator
 * has to cost less than the server it measures.
 */
export function createReplyReader(expectedStatus: number): ReplyReader {
  const expected = Buffer.from(String(expectedStatus));
  let wrong = 0;
  /** The bytes missing from the current reply. */
  let missing = 0;
  /** The beginning of headers that arrived in parts. */
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
      if (expected.compare(bytes, statusAt, statusAt + expected.length) !== 0) wrong += 1;
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
