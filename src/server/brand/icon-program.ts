import { drawJobs } from '../images/draw-jobs.ts';
import type { IconJob } from './draw-icon.ts';

/*
 * The program that draws the pictures of a brand at the start, in a process of its own: a drawing can take minutes, and only
 * a process can be ended while it does. The server itself never decodes drawings.
 */

const loading = import('./draw-icon.ts');
drawJobs<IconJob>(async (job) => (await loading).drawIcon(job));
