import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldOf, momentOf, suggestedKickoff } from './kickoff-dialog.tsx';

describe('a field for a kick-off, by a clock in Berlin', () => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = 'Europe/Berlin';
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  const suggested = (local: string) => fieldOf(suggestedKickoff(new Date(local)));

  it('begins with nine in the evening, or the next full half hour', () => {
    expect(suggested('2026-11-17T09:12')).toBe('2026-11-17T21:00');
    expect(suggested('2026-11-17T20:59')).toBe('2026-11-17T21:00');
    expect(suggested('2026-11-17T21:00')).toBe('2026-11-17T21:30');
    expect(suggested('2026-11-17T21:30')).toBe('2026-11-17T22:00');
    expect(suggested('2026-11-17T23:45')).toBe('2026-11-18T00:00');
  });

  it('names a moment by the offset of its own day', () => {
    expect(momentOf('2026-11-17T21:00')).toBe('2026-11-17T20:00:00.000Z');
    expect(momentOf('2026-10-24T21:00')).toBe('2026-10-24T19:00:00.000Z');
    expect(momentOf('2026-10-25T21:00')).toBe('2026-10-25T20:00:00.000Z');
    // The hour that clocks leave out in spring is the one after it.
    expect(momentOf('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(momentOf('')).toBeNull();
  });

  it('is filled with what it names', () => {
    for (const iso of ['2026-03-29T01:30:00.000Z', '2026-10-24T22:30:00.000Z', '2026-12-31T23:30:00.000Z'])
      expect(momentOf(fieldOf(new Date(iso)))).toBe(iso);
  });
});
