// The crowd, in a separate process. Each visitor has an address, an event stream and one connection for reads, and does
// what the pages do: they poll, refetch after each announced change, and reopen a stream that ends.
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { RevisionEvent, ViewRevisions } from '#contract/live.ts';
import type { ViewPath } from '#contract/public-views.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { readsOf } from '#web/app/page-reads.ts';
import { percentile } from '../statistics.ts';
import { type Get, GetConnection, type Got } from './get-connection.ts';
import { requestBytes } from './request-bytes.ts';

export type CrowdOrder =
  | {
      readonly kind: 'arrive';
      readonly port: number;
      readonly visitors: number;
      readonly matches: readonly number[];
    }
  /** Forget everything measured so far. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'report' };

/** When a revision was on the last screen. */
export interface Shown {
  readonly revision: number;
  /** Screens whose event stream stayed open. In milliseconds since 1970. */
  readonly screens: number;
  readonly lastAt: number;
  /** Screens whose event stream had ended. */
  readonly reconnected: number;
  readonly lastReconnectedAt: number;
}

export interface CrowdReport {
  readonly reads: number;
  readonly errors: readonly string[];
  readonly p99Ms: number;
  /** Per kind of read. */
  readonly kinds: string;
  /** Streams that ended, and how long the last of them was away. */
  readonly lostStreams: number;
  readonly longestAwayMs: number;
  readonly shown: readonly Shown[];
  /** The share of the time in which this process was busy: if it is close to 1, it measures itself. */
  readonly busy: number;
}

/** As many of each page as in a hundred visitors. */
const PAGES = { hub: 60, knockouts: 10, club: 12, match: 12, embed: 6 } as const;
type Page = keyof typeof PAGES;
const HUNDRED = (Object.keys(PAGES) as Page[]).flatMap((page) => Array<Page>(PAGES[page]).fill(page));

const POLL_MS = 5_000;
/** Views that are not polled, or rarely. */
const NOT_POLLED: readonly ViewPath[] = [
  '/api/ucl/recent-results',
  '/api/ucl/registration',
  '/api/ucl/seasons',
];
/** As in src/web/app/browser/after-hydration.ts. */
const SPREAD_MS = 300;
/** As in src/web/embed/embed.ts. */
const EMBED_RETRY_MS = 1_500;
/** Browsers reopen a stream after three seconds. After a reply that is not a stream, the page does. */
const REOPEN_MS = 3_000;
const REOPEN_SPREAD_MS = 3_000;
const BETWEEN_PAGES_MS = { min: 30_000, max: 150_000 };
/** The share of opened pages whose link is also posted somewhere, where a program loads the image. */
const SHARED = 0.01;
/** Connections opened at a time: the kernel would reject more than it can queue. */
const ARRIVALS = 100;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const CLUBS = 64;

const DATA = 'data: ';

let port = 0;
let matches: readonly number[] = [];
const latencies = new Map<string, number[]>();
let errors: string[] = [];
let lostStreams = 0;
let longestAwayMs = 0;
let shown = new Map<number, { -readonly [Field in keyof Omit<Shown, 'revision'>]: number }>();
let loop = performance.eventLoopUtilization();

class Visitor {
  readonly #address: string;
  readonly #connection: GetConnection;
  readonly #tags = new Map<string, string>();
  #page: Page = 'hub';
  #path = '';
  /** The newest announced revision, and the one on the screen. */
  #known = 0;
  #shown = 0;
  /** The revision at which each view last changed. */
  #views: Partial<ViewRevisions> = {};
  #isPlanned = false;
  #isRefreshing = false;
  /** Since the screen last showed a revision. */
  #wasAway = false;

  constructor(index: number) {
    // The whole of 127.0.0.0/8 belongs to this machine, so nginx can distinguish the visitors.
    this.#address = `127.${10 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
    this.#connection = new GetConnection(port, this.#address);
  }

  async arrive(): Promise<void> {
    await this.#openPage();
    await this.#openStream(null);
    setTimeout(() => this.#move(), Math.random() * BETWEEN_PAGES_MS.max);
    this.#pollLater(Math.random() * POLL_MS);
  }

  #move(): void {
    setTimeout(() => this.#move(), between(BETWEEN_PAGES_MS.min, BETWEEN_PAGES_MS.max));
    // The page is open in a frame of another site, which its visitor reads.
    if (this.#page !== 'embed') void this.#openPage().then(() => this.#refresh());
  }

  async #openPage(): Promise<void> {
    [this.#page, this.#path] = anyPage();
    await this.#get(this.#page === 'embed' ? 'embed' : 'page', [this.#path]);
    if (this.#page !== 'embed' && Math.random() < SHARED)
      await this.#get('share image', [shareImageOf(this.#path)]);
  }

  /** Resolves when the server has announced its revision. */
  #openStream(lostAt: number | null): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: this.#address });
      socket.setEncoding('latin1').write(requestBytes('/api/ucl/events', { accept: 'text/event-stream' }));
      let isAnswered = false;
      let isOpen = false;
      let text = '';
      socket.on('data', (chunk: string) => {
        if (!isAnswered && !chunk.startsWith('HTTP/1.1 200 ')) {
          errors.push(`stream: ${chunk.slice(0, 12)}`);
          socket.destroy();
          return;
        }
        isAnswered = true;
        text += chunk;
        for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n')) {
          const line = text.slice(0, end);
          text = text.slice(end + 1);
          if (!line.startsWith(DATA)) continue;
          if (!isOpen && lostAt !== null) longestAwayMs = Math.max(longestAwayMs, performance.now() - lostAt);
          isOpen = true;
          resolve();
          this.#announce(eventIn(line.slice(DATA.length)));
        }
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#wasAway = true;
        if (isOpen) lostStreams += 1;
        const away = isOpen ? performance.now() : lostAt;
        const pause = isOpen ? REOPEN_MS : between(REOPEN_MS, REOPEN_MS + REOPEN_SPREAD_MS);
        setTimeout(() => void this.#openStream(away).then(resolve), pause);
      });
    });
  }

  #announce({ revision, views }: RevisionEvent): void {
    if (revision === this.#known) return;
    const isFirst = this.#known === 0;
    this.#known = revision;
    this.#views = views;
    if (isFirst) {
      // The page has just arrived with its data.
      this.#shown = revision;
      return;
    }
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => {
      this.#isPlanned = false;
      void this.#refresh();
    }, Math.random() * SPREAD_MS);
  }

  async #refresh(): Promise<void> {
    // It begins again after the read in progress, if that one was for an older revision.
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    while (this.#shown < this.#known) {
      const mayHaveChanged = (path: ViewPath) =>
        (this.#views[path] ?? Number.POSITIVE_INFINITY) > this.#shown;
      const revision =
        this.#page === 'embed' ? await this.#readEmbed() : await this.#readViews(mayHaveChanged);
      if (revision > this.#shown) this.#show(revision);
    }
    this.#isRefreshing = false;
  }

  #show(revision: number): void {
    const now = Date.now();
    for (let each = this.#shown + 1; each <= revision; each += 1) {
      const seen = shown.get(each) ?? { screens: 0, lastAt: 0, reconnected: 0, lastReconnectedAt: 0 };
      shown.set(each, seen);
      if (this.#wasAway) {
        seen.reconnected += 1;
        seen.lastReconnectedAt = now;
      } else {
        seen.screens += 1;
        seen.lastAt = now;
      }
    }
    this.#shown = revision;
    this.#wasAway = false;
  }

  #pollLater(milliseconds: number): void {
    setTimeout(async () => {
      await this.#readViews((path) => !NOT_POLLED.includes(path));
      this.#pollLater(POLL_MS);
    }, milliseconds);
  }

  /** Resolves with the revision that was requested. */
  async #readViews(isDue: (path: ViewPath) => boolean): Promise<number> {
    const revision = this.#known;
    const paths = this.#page === 'embed' ? [] : readsOf({ name: this.#page }).filter(isDue);
    await this.#get('view', paths, revision === 0 ? '' : `?revision=${revision}`);
    return revision;
  }

  /** Resolves with the revision of the document. */
  async #readEmbed(): Promise<number> {
    const requested = this.#known;
    const [got] = await this.#get('embed', [this.#path], `?revision=${requested}`);
    const revision = got?.status === 200 ? revisionOf(got) : 0;
    if (revision < requested) await delay(between(EMBED_RETRY_MS, 2 * EMBED_RETRY_MS));
    return revision;
  }

  async #get(kind: string, paths: readonly string[], query = ''): Promise<Got[]> {
    const gets = paths.map((path): Get => {
      const tag = kind === 'view' && this.#tags.get(path);
      return { path: path + query, headers: { ...BROWSER, ...(tag && { 'if-none-match': tag }) } };
    });
    const replies = await this.#connection.get(gets);
    for (const [index, { status, etag, milliseconds }] of replies.entries()) {
      const path = paths[index] as string;
      if (etag) this.#tags.set(path, etag);
      if (status !== 200 && status !== 304) errors.push(`${path}${query}: ${status}`);
      const known = latencies.get(kind) ?? [];
      latencies.set(kind, known);
      known.push(milliseconds);
    }
    return replies;
  }
}

function anyPage(): [Page, string] {
  const page = HUNDRED[Math.floor(Math.random() * HUNDRED.length)] ?? 'hub';
  const club = 1 + Math.floor(Math.random() * CLUBS);
  const match = matches[Math.floor(Math.random() * matches.length)];
  const group = GROUPS[club % GROUPS.length];
  const paths: Record<Page, string> = {
    hub: '/ng-hub',
    knockouts: '/knockouts',
    club: `/clubs/${club}-team-${club}`,
    match: `/matches/${match}`,
    embed: `/embed/groups/${group}`,
  };
  return [page, paths[page]];
}

function shareImageOf(path: string): string {
  const [, folder, id] = /^\/(clubs|matches)\/(\d+)/.exec(path) ?? [];
  return folder ? `/share/${folder}/${id}.png` : '/share/knockouts/ucl.png';
}

/** All visitors receive the same events. */
let lastEvent: { readonly text: string; readonly event: RevisionEvent } | undefined;

function eventIn(text: string): RevisionEvent {
  if (lastEvent?.text !== text) lastEvent = { text, event: JSON.parse(text) };
  return lastEvent.event;
}

/** The revision of a document, by its tag: thousands of visitors get the same one. */
const documents = new Map<string, number>();

function revisionOf({ etag = '', body }: Got): number {
  const known = documents.get(etag);
  if (known !== undefined) return known;
  const revision = Number(/data-revision="(\d+)"/.exec(brotliDecompressSync(body).toString())?.[1] ?? 0);
  documents.set(etag, revision);
  return revision;
}

function between(min: number, max: number): number {
  return min + Math.random() * (max - min);
}

async function arrive(count: number): Promise<void> {
  for (let arrived = 0; arrived < count; arrived += ARRIVALS) {
    const group = Array.from(
      { length: Math.min(ARRIVALS, count - arrived) },
      (_, index) => arrived + index + 1,
    );
    await Promise.all(group.map((index) => new Visitor(index).arrive()));
  }
}

function begin(): void {
  latencies.clear();
  errors = [];
  lostStreams = 0;
  longestAwayMs = 0;
  shown = new Map();
  loop = performance.eventLoopUtilization();
}

function report(): CrowdReport {
  const all = [...latencies.values()].flat();
  const inKind = ([kind, figures]: [string, number[]]) =>
    `${kind}: ${figures.length}, p99 ${percentile(figures, 0.99).toFixed(1)} ms`;
  return {
    reads: all.length,
    errors,
    p99Ms: all.length > 0 ? percentile(all, 0.99) : Number.NaN,
    kinds: [...latencies].map(inKind).join('; '),
    lostStreams,
    longestAwayMs,
    shown: [...shown].map(([revision, seen]) => ({ revision, ...seen })),
    busy: performance.eventLoopUtilization(loop).utilization,
  };
}

process.on('message', async (order: CrowdOrder) => {
  if (order.kind === 'arrive') {
    ({ port, matches } = order);
    await arrive(order.visitors);
    // The rush of the arrival is over, and the visitors read at different times.
    await delay(POLL_MS);
  }
  if (order.kind === 'begin') begin();
  process.send?.(report());
});
process.on('disconnect', () => process.exit(0));
