// `npm run torture`: tests that hurt, against the built server. docs/torture.md tells how to call it.
import { withModule } from './with-module.mjs';

await withModule('/tests/torture/torture.ts', async ({ torture }) => {
  process.exitCode = await torture(process.argv.slice(2));
});
