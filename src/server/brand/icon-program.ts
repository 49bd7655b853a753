import { renderJobs } from '../images/render-jobs.ts';
import type { IconJob } from './render-icon.ts';

/*
 * Renders brand images at startup, as a child process: an SVG can take minutes, and only a process can be killed.
 * The server itself never decodes SVGs.
 */

const loading = import('./render-icon.ts');
renderJobs<IconJob>(async (job) => (await loading).renderIcon(job));
