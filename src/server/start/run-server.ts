import { applyBrand } from '../brand/apply-brand.ts';
import type { Config } from './config.ts';

/** Applies the brand before the server is imported: modules build their texts from it as they load. */
export async function runServer(config: Config, clientDir: string): Promise<void> {
  const brand = await applyBrand(config.dataDir, clientDir);
  const { startAsProcess } = await import('./start-server.ts');
  await startAsProcess(config, clientDir, brand);
}
