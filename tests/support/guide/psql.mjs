// Runs each statement of standard input as the superuser of the tests' PostgreSQL.
import { text } from 'node:stream/consumers';
import pg from 'pg';

const client = new pg.Client({ connectionString: process.env.SUPERUSER_URL });
await client.connect();
for (const statement of (await text(process.stdin)).split(';').filter((each) => each.trim()))
  await client.query(statement);
await client.end();
