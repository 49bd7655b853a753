// Last build step: marks the tree as built, so that other scripts need not build it again.
import { writeFileSync } from 'node:fs';
import { BUILT_MARK } from './prepare-tree.mjs';

writeFileSync(BUILT_MARK, '');
