import { expect, it } from 'vitest';
import { collectGarbage } from '../testing/collect-garbage.ts';
import { ONE_FIXTURE_PER_GROUP, openTestServer, submit } from '../testing/test-server.ts';

it('releases a publication when the next one replaces it', async () => {
  const server = await openTestServer();
  const published: WeakRef<object>[] = [];
  const keepTrack = () => void published.push(new WeakRef(server.context.publisher.current()));
  const alive = () => {
    collectGarbage();
    return published.map((publication) => publication.deref() !== undefined);
  };
  keepTrack();
  for (const fixtureId of ONE_FIXTURE_PER_GROUP.slice(0, 4)) {
    // One of each kind that is rendered on request.
    for (const path of [`/matches/${fixtureId}`, '/clubs/1-team-1', '/embed/groups/A', '/', '/record'])
      expect((await server.get(path)).statusCode).toBe(200);
    await submit(server, fixtureId);
    keepTrack();
  }
  await expect.poll(alive).toEqual([false, false, false, false, true]);
});
