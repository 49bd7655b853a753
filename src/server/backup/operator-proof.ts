import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE } from '#store/db/sqlite-file.ts';
import type { Config } from '../start/config.ts';

/** The header in which `ces` names a file that only an operator can have written. */
export const OPERATOR_PROOF = 'x-operator-proof';

const PROOF = /^[0-9a-f]{32}$/;

const fileOf = ({ dataDir }: Config, proof: string) => join(dataDir, `.ces-operator-${proof}`);

/** Whether a call comes from a person who can write to DATA_DIR, and so could read the database itself. */
export function isFromOperator(config: Config, proof: unknown): boolean {
  return typeof proof === 'string' && PROOF.test(proof) && existsSync(fileOf(config, proof));
}

export async function withOperatorProof<Result>(
  config: Config,
  work: (proof: string) => Promise<Result>,
): Promise<Result> {
  const proof = randomBytes(16).toString('hex');
  await writeFile(fileOf(config, proof), '', { flag: 'wx', mode: PRIVATE_FILE });
  try {
    return await work(proof);
  } finally {
    await rm(fileOf(config, proof), { force: true });
  }
}
