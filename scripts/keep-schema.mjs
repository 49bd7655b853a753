// `npm run keep-schema`, once a migration is ready: keeps a database of its schema in tests/released/.
import { withModule } from './with-module.mjs';

await withModule('/tests/released/keep-schema.ts', ({ keepSchema }) => keepSchema());
