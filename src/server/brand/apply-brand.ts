import { type Brand, readBrand } from './read-brand.ts';

/** Reads whose site it is and makes it known to `site.ts`, which must not be loaded before that. */
export function applyBrand(dataDir: string): Brand | null {
  const brand = readBrand(dataDir);
  globalThis.cesSite = brand?.site;
  return brand;
}
