import { type Brand, readBrand } from './read-brand.ts';

/** Reads the brand and sets it for the modules with texts, which must not be imported before. */
export async function applyBrand(dataDir: string, clientDir: string): Promise<Brand | null> {
  const brand = await readBrand(dataDir, clientDir);
  globalThis.cesSite = brand?.site;
  globalThis.cesRegulations = brand?.regulations ?? undefined;
  return brand;
}
