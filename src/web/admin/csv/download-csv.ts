import { SITE } from '#site/site.ts';
import { csvText } from './csv-text.ts';

const DOWNLOAD_BEGUN_MS = 60_000;

export function downloadCsv(name: string, rows: Parameters<typeof csvText>[0]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${SITE.shortName.toLowerCase()}-${name}.csv`;
  link.click();
  // The browser may still be asking where to save it.
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_BEGUN_MS);
}
