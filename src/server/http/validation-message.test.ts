import { expect, it } from 'vitest';
import { validationMessage } from './error-replies.ts';

const SCHEMA = { body: { properties: { autoApproveHours: { title: 'Hours' }, seqs: { title: 'Entries' } } } };

it.each([
  ['/autoApproveHours', 'minimum', { limit: 1 }, 'Hours must be at least 1.'],
  ['/autoApproveHours', 'maximum', { limit: 168 }, 'Hours must be at most 168.'],
  ['/autoApproveHours', 'type', { type: 'integer' }, 'Hours must be an integer.'],
  ['/seqs', 'minItems', { limit: 1 }, 'Entries must not be empty.'],
  ['/seqs', 'maxItems', { limit: 200 }, 'Entries must have at most 200 items.'],
  [
    '/entries/0/closesAt',
    'format',
    { format: 'date-time' },
    'closesAt must be a date and time with a time zone, such as 2026-03-01T20:00:00Z.',
  ],
  ['/code', 'pattern', { pattern: '^\\d{6}$' }, 'code is not valid.'],
])('explains what %s that breaks %s must be', (instancePath, keyword, params, message) => {
  const problem = { instancePath, keyword, params, schemaPath: '' };
  expect(validationMessage(problem, 'body', SCHEMA)).toBe(message);
});
