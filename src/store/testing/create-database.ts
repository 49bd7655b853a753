import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new database in a cluster: empty, or a copy of the named one. Returns its URL. */
export async function createDatabase(clusterUrl: string, template = 'template1'): Promise<string> {
  const name = `ces_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
