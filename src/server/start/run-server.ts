import { applyBrand } from '../brand/apply-brand.ts';
import type { Config } from './config.ts';

/** Starts the server when it is known whose site it is: texts are made of that as they are loaded. */
export async function runServer(config: Config, clientDir: string): Promise<void> {
  const brand = await applyBrand(config.dataDir, clientDir);
  const { startAsProcess } = await import('./start-as-process.ts');
  await startAsProcess(config, clientDir, brand);
}
