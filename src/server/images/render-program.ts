import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { ImageJob } from './render-image.ts';
import { renderJobs } from './render-jobs.ts';

/*
 * Renders share images in a separate process: layout takes 30 ms of blocking time, and it decodes SVGs, which the
 * server itself never does.
 */

// Before the libraries are loaded, which takes longer than an image.
setPriority(constants.priority.PRIORITY_LOW);
// Even the lowest niceness takes a tenth of a core that the server keeps busy, and requests wait for its time
// slices. Linux has an idle class, which runs only when no other process wants to; without the command nothing
// changes.
spawnSync('chrt', ['--idle', '--pid', '0', String(process.pid)]);
const loading = import('./render-image.ts');
renderJobs<ImageJob>(async (job) => (await loading).renderImage(job));
