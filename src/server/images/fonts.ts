/// <reference types="vite/client" />
import type { Font } from 'satori';
import inter from './fonts/inter-semibold.ttf?inline';
import sairaHeavy from './fonts/saira-heavy.ttf?inline';
import sairaHeavyLatinExtended from './fonts/saira-heavy-latin-ext.ttf?inline';
import sairaMedium from './fonts/saira-medium.ttf?inline';

/** The faces of the site, in the weights that share images use. */
export const FONTS: Font[] = [
  { name: 'Saira', weight: 800, data: decode(sairaHeavy) },
  { name: 'Saira', weight: 500, data: decode(sairaMedium) },
  { name: 'Saira Latin Extended', weight: 800, data: decode(sairaHeavyLatinExtended) },
  { name: 'Inter', weight: 600, data: decode(inter) },
];

/** Embedded in the program, so that a deployment cannot forget them. */
function decode(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
