import { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['ces-standings.csv', 'attachment; filename="ces-standings.csv"'],
  [
    'łódź-record.json',
    'attachment; filename="__d_-record.json"; filename*=UTF-8\'\'%C5%82%C3%B3d%C5%BA-record.json',
  ],
  ['دوري.ics', 'attachment; filename="____.ics"; filename*=UTF-8\'\'%D8%AF%D9%88%D8%B1%D9%8A.ics'],
  [`"a" (b)'*.csv`, `attachment; filename="_a_ (b)'*.csv"; filename*=UTF-8''%22a%22%20%28b%29%27%2A.csv`],
])('saves %s under its name', (name, header) => {
  expect(attachment(name)).toBe(header);
  const response = new ServerResponse({ method: 'GET' } as never);
  expect(() => response.setHeader('content-disposition', header)).not.toThrow();
});
