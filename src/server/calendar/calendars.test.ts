import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type SeasonCalls, seasonCalls } from '../testing/season-calls.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const ORIGIN = { PUBLIC_URL: 'https://ces.example' };
const HOUR_MS = 3_600_000;

/** A calendar read by an independent parser, event by event. */
async function readCalendar(server: TestServer, path: string) {
  const reply = await server.get(path);
  expect([path, reply.statusCode]).toEqual([path, 200]);
  const calendar = new ICAL.Component(ICAL.parse(reply.body));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const textOf = (name: string) => String(component.getFirstPropertyValue(name));
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      lines: event.description.split('\n'),
      url: textOf('url'),
      status: textOf('status'),
      sequence: event.sequence,
      changedAt: textOf('last-modified'),
      stampedAt: textOf('dtstamp'),
    };
  });
  return { reply, calendar, events };
}

/** The calendar event of a match. */
async function eventOf(server: TestServer, fixtureId: number, path = '/calendar/all.ics') {
  const { events } = await readCalendar(server, path);
  return events.find(({ uid }) => uid === `season-1-match-${fixtureId}@champions-esports-series`);
}

function schedule({ administer }: SeasonCalls, entries: Record<string, string>) {
  const list = Object.entries(entries).map(([key, closesAt]) => ({ key, opensAt: null, closesAt }));
  return administer('schedule', { entries: list }, 'PUT');
}

it('has the time of each match: its kick-off, or its deadline until there is one', async () => {
  const server = await openTestServer('sqlite', ORIGIN);
  const calls = await seasonCalls(server);
  expect((await readCalendar(server, '/calendar/all.ics')).events).toEqual([]);
  await schedule(calls, { md1: '2026-03-20T00:00:00Z', qf: '2026-04-20T00:00:00Z' });
  await calls.administer('set-kickoff', { fixtureId: 6500, at: '2026-03-12T19:30:00Z' });
  const { reply, calendar, events } = await readCalendar(server, '/calendar/all.ics');
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(reply.headers['content-disposition']).toBe('attachment; filename="ces-all.ics"');
  const head = ['method', 'version', 'x-wr-calname', 'refresh-interval', 'x-published-ttl'];
  expect(head.map((name) => String(calendar.getFirstPropertyValue(name)))).toEqual([
    ...['PUBLISH', '2.0', 'CES: all matches', 'PT1H', 'PT1H'],
  ]);
  // 32 matches of a matchday and 8 quarter-finals: the others have no time.
  expect(events).toHaveLength(40);
  expect(events[0]).toMatchObject({
    uid: 'season-1-match-6500@champions-esports-series',
    start: '2026-03-12T19:30:00.000Z',
    end: '2026-03-12T20:00:00.000Z',
    summary: 'Team 1 vs Team 2',
    lines: ['Group A, Matchday 1', 'Deadline: 19 Mar 2026, 23:59 GMT'],
    url: 'https://ces.example/seasons/1/matches/6500',
    status: 'CONFIRMED',
  });
  expect(events[1]).toMatchObject({
    start: '2026-03-19T23:59:00.000Z',
    end: '2026-03-20T00:00:00.000Z',
    summary: 'Deadline: Team 3 vs Team 4',
  });
  expect(events.at(-1)).toMatchObject({
    summary: 'Deadline: UEL knockouts, Quarter-final 4',
    lines: ['UEL knockouts, Quarter-final 4', 'Deadline: 19 Apr 2026, 23:59 GMT'],
  });
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(40);
});

it('has a result once it is approved, never a pending one', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  await schedule(calls, { md1: '2026-03-20T00:00:00Z' });
  const { id } = (await calls.submit(6500, '4-2')).json();
  expect((await server.get('/calendar/all.ics')).body).not.toContain('4–2');
  await calls.administer('approve-result', { id });
  expect(await eventOf(server, 6500)).toMatchObject({
    summary: 'Team 1 vs Team 2',
    lines: ['Group A, Matchday 1', 'Final: Team 1 4–2 Team 2'],
    url: 'null',
  });
});

it('updates a match that was moved: the same event with a higher sequence number', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  const { administer } = calls;
  await schedule(calls, { md1: '2026-03-20T00:00:00Z' });
  const before = await eventOf(server, 6500);
  const other = await eventOf(server, 6505);
  server.advanceClock(60_000);
  await administer('set-kickoff', { fixtureId: 6500, at: '2026-03-12T19:30:00Z' });
  const moved = await eventOf(server, 6500);
  expect(moved).toMatchObject({ uid: before?.uid, start: '2026-03-12T19:30:00.000Z' });
  expect(moved?.sequence).toBe((before?.sequence ?? 0) + 1);
  expect([moved?.changedAt, moved?.stampedAt]).toEqual(['2026-03-01T20:01:00Z', '2026-03-01T20:01:00Z']);
  expect(await eventOf(server, 6505)).toEqual(other);
  // A new name or a later deadline changes neither.
  await administer('clubs', { clubs: [{ id: 1, name: 'Iron Harbour' }] }, 'PUT');
  await administer('postpone-match', {
    fixtureId: 6505,
    closesAt: '2026-03-25T00:00:00Z',
    reason: 'Illness',
  });
  expect(await eventOf(server, 6500)).toMatchObject({ uid: before?.uid, summary: 'Iron Harbour vs Team 2' });
  expect(await eventOf(server, 6505)).toMatchObject({ uid: other?.uid, start: '2026-03-24T23:59:00.000Z' });
});

it('is identical, byte for byte, until its content changes', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  await schedule(calls, { md1: '2026-03-20T00:00:00Z' });
  const first = await server.get('/calendar/clubs/1.ics', { 'accept-encoding': 'gzip' });
  expect(first.headers['content-encoding']).toBe('gzip');
  const tag = { 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) };
  server.advanceClock(HOUR_MS);
  expect((await server.get('/calendar/clubs/1.ics', tag)).statusCode).toBe(304);
  await calls.submit(6500, '4-2');
  await calls.play(6600, '1-0');
  expect((await server.get('/calendar/clubs/1.ics', tag)).statusCode).toBe(304);
  await calls.administer('withdraw-club', { clubId: 2, reason: 'Not enough players' });
  expect((await server.get('/calendar/clubs/1.ics', tag)).statusCode).toBe(200);
});

it('cancels the unplayed matches of a withdrawn club', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  await schedule(calls, { md1: '2026-03-20T00:00:00Z', md2: '2026-03-27T00:00:00Z' });
  await calls.play(6500, '2-0');
  await calls.administer('withdraw-club', { clubId: 1, reason: 'Not enough players' });
  const { events } = await readCalendar(server, '/calendar/clubs/1.ics');
  expect(events.map(({ uid, status }) => [uid.slice(0, 19), status])).toEqual([
    ['season-1-match-6500', 'CONFIRMED'],
    ['season-1-match-6501', 'CANCELLED'],
  ]);
});

it('escapes names, in lines of 75 octets at most', async () => {
  const server = await openTestServer('sqlite', ORIGIN);
  const calls = await seasonCalls(server);
  const names = [
    'Ångström, Brøndby; Çelik \\ Şükrü & Łódź FC',
    'אריות ירושלים\u200f',
    '<script>alert(1)</script>',
  ];
  await calls.administer(
    'clubs',
    { clubs: names.map((name, index) => ({ id: index + 1, name: name.slice(0, 40) })) },
    'PUT',
  );
  await schedule(calls, { md1: '2026-03-20T00:00:00Z', md2: '2026-03-27T00:00:00Z' });
  const { reply, events } = await readCalendar(server, '/calendar/clubs/1.ics');
  expect(events.map(({ summary }) => summary)).toEqual([
    'Deadline: Ångström, Brøndby; Çelik \\ Şükrü & Łódź vs \u2068אריות ירושלים\u2069',
    'Deadline: Ångström, Brøndby; Çelik \\ Şükrü & Łódź vs <script>alert(1)</script>',
  ]);
  const lines = reply.body.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line.includes('\ufffd') || line.includes('\n'))).toEqual([]);
  // Some lines have the maximum length.
  expect(lines.some((line) => Buffer.byteLength(line) >= 74)).toBe(true);
});

it('has exact times on both sides of a daylight saving change', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  await schedule(calls, { md1: '2026-03-29T00:30:00+00:00', md2: '2026-03-29T03:30:00+02:00' });
  const { events, reply } = await readCalendar(server, '/calendar/clubs/1.ics');
  expect(events.map(({ end }) => end)).toEqual(['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']);
  expect(reply.body).not.toContain('TZID');
});

it('has matchdays, rounds and the draw in a separate calendar', async () => {
  const server = await openTestServer('sqlite', ORIGIN);
  const { administer } = await seasonCalls(server);
  const md1 = { key: 'md1', opensAt: '2026-03-10T18:00:00Z', closesAt: '2026-03-20T00:00:00Z' };
  const sf = { key: 'sf', opensAt: null, closesAt: '2026-05-01T00:00:00Z' };
  await administer('schedule', { entries: [md1, sf] }, 'PUT');
  const { events } = await readCalendar(server, '/calendar/rounds.ics');
  expect(events.map(({ uid, start, summary }) => [uid.split('@')[0], start, summary])).toEqual([
    ['season-1-md1-opens', '2026-03-10T18:00:00.000Z', 'Matchday 1 opens'],
    ['season-1-md1-closes', '2026-03-19T23:59:00.000Z', 'Matchday 1 deadline'],
    ['season-1-sf-closes', '2026-04-30T23:59:00.000Z', 'Semi-finals deadline'],
  ]);
});

it('follows the running season, with new events for it', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  const { administer, decide, decideGroups, decideTies, view } = calls;
  await schedule(calls, { final: '2026-06-01T00:00:00Z' });
  await decideGroups();
  await administer('close-groups');
  await decideTies();
  await decide([9031, 9531]);
  expect((await eventOf(server, 9031))?.lines[1]).toMatch(/^Awarded: Team \d+ 1–0 Team \d+$/);
  await administer('finish-season', { name: 'Spring', keepClubs: true });
  expect((await readCalendar(server, '/calendar/all.ics')).events).toEqual([]);
  await schedule(calls, { md1: '2026-09-01T00:00:00Z' });
  const { events } = await readCalendar(server, '/calendar/all.ics');
  expect(view('/api/ucl/tournament').season.number).toBe(2);
  expect(events[0]?.uid).toBe('season-2-match-6500@champions-esports-series');
  expect(events[0]?.sequence).toBe(1);
});

it('answers every other URL with the not-found page', async () => {
  const server = await openTestServer();
  for (const path of [
    '',
    '/',
    '/none.ics',
    '/clubs/0.ics',
    '/clubs/65.ics',
    '/clubs/01.ics',
    '/clubs/1',
    '/clubs/1.ics/x',
  ]) {
    const reply = await server.get(`/calendar${path}`);
    expect([path, reply.statusCode]).toEqual([path, 404]);
    expect(reply.body).toContain('Page not found');
  }
});
