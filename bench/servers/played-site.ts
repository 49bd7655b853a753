import { signIn } from './administrator.ts';
import { type Site, startSite } from './site.ts';

/** Measures the site on the last evening of the group stage, when pages are largest. */
export async function withPlayedSite<Measured>(
  measure: (site: Site) => Promise<Measured>,
): Promise<Measured> {
  const site = await startSite();
  await (await signIn(site.url)).playAll();
  const measured = await measure(site);
  await site.stop();
  return measured;
}
