// `npm run torture`: chaos tests against the built server. docs/torture.md describes its options.
import { withModule } from './with-module.mjs';

await withModule('/tests/torture/torture.ts', async ({ torture }) => {
  process.exitCode = await torture(process.argv.slice(2));
});
