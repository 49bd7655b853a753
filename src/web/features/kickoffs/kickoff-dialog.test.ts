import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldOf, momentOf, suggestedKickoff } from './kickoff-dialog.tsx';

describe('the kick-off field in Berlin', () => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = 'Europe/Berlin';
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  const suggested = (local: string) => fieldOf(suggestedKickoff(new Date(local)));

  it('suggests nine in the evening, or the next half hour', () => {
    expect(suggested('2026-11-17T09:12')).toBe('2026-11-17T21:00');
    expect(suggested('2026-11-17T20:59')).toBe('2026-11-17T21:00');
    expect(suggested('2026-11-17T21:00')).toBe('2026-11-17T21:30');
    expect(suggested('2026-11-17T21:30')).toBe('2026-11-17T22:00');
    expect(suggested('2026-11-17T23:45')).toBe('2026-11-18T00:00');
  });

  it('uses the UTC offset of the chosen day', () => {
    expect(momentOf('2026-11-17T21:00')).toBe('2026-11-17T20:00:00.000Z');
    expect(momentOf('2026-10-24T21:00')).toBe('2026-10-24T19:00:00.000Z');
    expect(momentOf('2026-10-25T21:00')).toBe('2026-10-25T20:00:00.000Z');
    // The hour skipped in spring means the one after it.
    expect(momentOf('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(momentOf('')).toBeNull();
  });

  it('shows the time that it was set to', () => {
    for (const iso of ['2026-03-29T01:30:00.000Z', '2026-10-24T22:30:00.000Z', '2026-12-31T23:30:00.000Z'])
      expect(momentOf(fieldOf(new Date(iso)))).toBe(iso);
  });
});
