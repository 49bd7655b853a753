import { type Brand, readBrand } from './read-brand.ts';

/** Reads whose site it is and makes it known to the texts, which must not be loaded before that. */
export async function applyBrand(dataDir: string, clientDir: string): Promise<Brand | null> {
  const brand = await readBrand(dataDir, clientDir);
  globalThis.cesSite = brand?.site;
  globalThis.cesRegulations = brand?.regulations ?? undefined;
  return brand;
}
