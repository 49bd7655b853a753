// The last step of the build: whoever wants a built tree need not build it again.
import { writeFileSync } from 'node:fs';
import { BUILT_MARK } from './prepare-tree.mjs';

writeFileSync(BUILT_MARK, '');
