import type { LightMyRequestResponse } from 'fastify';
import type { DrawReply } from '#contract/draw.ts';
import type { DrawClub } from '#domain/draw/draw-clubs.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { adminHeaders, type TestServer } from './test-server.ts';

type Step = 'pots' | 'seal' | 'hold' | 'reveal' | 'unseal';

/** The administrator's draw calls. */
export async function drawCalls(server: TestServer) {
  const admin = await adminHeaders(server);
  const call = (step: Step, payload?: object, headers: Record<string, string> = admin) =>
    server.app.inject({
      method: step === 'pots' ? 'PUT' : 'POST',
      url: `/api/ucl/draw/${step}`,
      headers,
      ...(payload ? { payload } : {}),
    });
  const done = async (...of: Parameters<typeof call>): Promise<DrawReply> => {
    const reply = await call(...of);
    if (reply.statusCode !== 200) throw new Error(`${of[0]}: ${reply.body}`);
    return reply.json();
  };
  return {
    admin,
    call,
    setPots: (clubs: readonly Partial<DrawClub>[] = drawList()) => call('pots', { clubs }),
    read: async (): Promise<DrawReply> => (await server.get('/api/ucl/draw')).json(),
    done,
    /** A draw whose balls are fixed. */
    hold: async (clubs: readonly DrawClub[] = drawList()): Promise<DrawReply> => {
      await done('pots', { clubs });
      await done('seal');
      return done('hold', { phrase: 'Floodlights' });
    },
  };
}

export function statusAndCode(reply: LightMyRequestResponse): string {
  return `${reply.statusCode} ${reply.json().code}`;
}
