import { scryptSync } from 'node:crypto';

export const PASSWORD = 'floodlights on';
/** The same password under a light hash: the cost is part of the hash, and the real one would slow every test. */
export const LIGHT_HASH = `scrypt$16$1$1$${Buffer.from('salt').toString('base64url')}$${scryptSync(PASSWORD, 'salt', 32, { N: 16, r: 1, p: 1 }).toString('base64url')}`;
