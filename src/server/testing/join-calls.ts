import type { EntriesReply, JoinReply, RegistrationReply } from '#contract/registration.ts';
import type { SeasonCalls } from './season-calls.ts';
import type { TestServer } from './test-server.ts';

const OPEN = { state: 'open', places: 4, acceptance: 'automatic' } as const;

/** The calls of clubs that enter, and those of staff about them. */
export function joinCalls(server: TestServer, calls: SeasonCalls) {
  const join = (name: string, more: object = {}, headers: Record<string, string> = {}) =>
    server.post('/api/ucl/join', { name, contact: `${name}#1`, acceptsRules: true, ...more }, headers);
  /** An entry that must succeed. */
  const joined = async (name: string, more?: object): Promise<JoinReply> => {
    const reply = await join(name, more);
    if (reply.statusCode !== 201) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  const withKey = (key: string, path: string) => server.post(`/api/ucl/${path}`, {}, { 'x-club-key': key });
  const myClub = (key: string) =>
    server.app.inject({ url: '/api/ucl/my-club', headers: { 'x-club-key': key } });
  const registration = (): RegistrationReply => calls.view('/api/ucl/registration');
  return {
    open: (settings: object = {}) => calls.administer('registration', { ...OPEN, ...settings }, 'PUT'),
    join,
    joined,
    enter: async (...names: readonly string[]): Promise<JoinReply[]> => {
      const replies: JoinReply[] = [];
      for (const name of names) replies.push(await joined(name));
      return replies;
    },
    decide: (number: number, decision: string, more: object = {}) =>
      calls.call('POST', 'decide-entry', { number, decision, ...more }),
    withKey,
    myClub,
    registration,
    /** '1 Rovers, 2 United | 3 Wanderers': in, and waiting. */
    list: (): string => {
      const { entries } = registration();
      return (['accepted', 'waiting'] as const)
        .map((status) => entries.filter((entry) => entry.status === status))
        .map((some) => some.map(({ number, name }) => `${number} ${name}`).join(', '))
        .join(' | ');
    },
    staffList: async (): Promise<EntriesReply> => (await calls.call('GET', 'entries')).json(),
    /** Kind and author of the last entries of the record, oldest first. */
    lastEntries: async (count: number): Promise<string[]> => {
      const { entries } = (await server.app.inject('/api/ucl/record/1')).json();
      return entries.slice(-count).map(({ kind, by }: { kind: string; by: string }) => `${kind} by ${by}`);
    },
  };
}
