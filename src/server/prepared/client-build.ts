import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageAssets, readAssets } from '#web/app/entry-server.tsx';
import { type PreparedView, prepareText } from './prepared-view.ts';

/** The assets that pages refer to, from the manifest of the client build. */
export function readClientBuild(clientDir: string): PageAssets {
  return readAssets(JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')));
}

/** The service worker, or its replacement if it is disabled. */
export function readWorker(clientDir: string, isOn: boolean): PreparedView {
  const file = join(clientDir, 'worker', isOn ? 'service-worker.js' : 'switched-off.js');
  return prepareText('text/javascript; charset=utf-8', readFileSync(file, 'utf8'));
}
