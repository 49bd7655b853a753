import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { BareReply } from '../servers/bare-server.ts';

/** Node adds these to every reply. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive'];

/** A reply of the site, to be repeated by another server. */
export async function captureReply(port: number, path: string, acceptEncoding = 'br'): Promise<BareReply> {
  const full = await read(port, path, { 'accept-encoding': acceptEncoding });
  const tag = full.headers.etag;
  if (full.status !== 200 || !tag) throw new Error(`${path} answered ${full.status} with the tag ${tag}`);
  const unchanged = await read(port, path, { 'accept-encoding': acceptEncoding, 'if-none-match': tag });
  if (unchanged.status !== 304) throw new Error(`${path} answered ${unchanged.status} to its own tag`);
  return {
    path,
    tag,
    headers: full.headers,
    notModifiedHeaders: unchanged.headers,
    body: full.body.toString('base64'),
  };
}

async function read(port: number, path: string, headers: Record<string, string>) {
  const request = get({ port, path, headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const kept = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return {
    status: response.statusCode,
    headers: Object.fromEntries(kept) as Record<string, string>,
    body: Buffer.concat(chunks),
  };
}
