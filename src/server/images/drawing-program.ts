import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { drawJobs } from './draw-jobs.ts';
import type { PictureJob } from './draw-picture.ts';

/*
 * The program that draws share pictures, in a process of its own: layout takes 30 ms without a pause, which no reader
 * should wait for, and it decodes drawings, which the server itself never does.
 */

// Before the libraries are loaded, which takes longer than a picture.
setPriority(constants.priority.PRIORITY_LOW);
// The lowest niceness still takes a tenth of a core that the server keeps busy, and readers wait for its time slices.
// Linux has a class that runs only when nobody else wants to; where there is no such command, all is as it was.
spawnSync('chrt', ['--idle', '--pid', '0', String(process.pid)]);
const loading = import('./draw-picture.ts');
drawJobs<PictureJob>(async (job) => (await loading).drawPicture(job));
