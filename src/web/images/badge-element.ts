import { COLOURS } from './colours.ts';
import { type ImageElement, text } from './elements.ts';

export type BadgeColour = 'muted' | 'accent' | 'green' | 'red' | 'gold' | 'orange';

/** A status with a coloured border. */
export function badgeElement(colour: BadgeColour, words: string, fontSize = 30): ImageElement {
  return text(
    {
      padding: '8px 18px 10px',
      border: `2px solid ${COLOURS[colour]}`,
      borderRadius: 999,
      color: COLOURS[colour],
      fontSize,
      lineHeight: 1,
    },
    words,
  );
}
