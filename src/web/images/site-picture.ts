import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { GROUP_FIXTURE_COUNT } from '#domain/matches/fixture-count.ts';
import { canBeDrawn, drawableName } from '#site/drawable-name.ts';
import { nameInPictures } from '#site/share-picture.ts';
import { SITE } from '#site/site.ts';
import { COLOURS } from './colours.ts';
import { clampedText, column, type PictureElement, text } from './elements.ts';
import { CONTENT, frame } from './frame.ts';

/** On the picture of the site, as on the one that is shipped (scripts/render-pictures). */
const SITE_FACTS = `${CLUB_COUNT} teams · ${GROUPS.length} groups · ${GROUP_FIXTURE_COUNT} fixtures`;

/** By how many letters the longer part of a name has: two lines hold the rest of the longest one. */
const SIZES = [
  { letters: 18, fontSize: 128 },
  { letters: 30, fontSize: 96 },
] as const;
const LEAST_SIZE = 72;

/** The league itself, for the pages that have no picture of their own. */
export function sitePicture(): PictureElement {
  const [first = '', ...others] = drawableName(nameInPictures(SITE) ?? '')
    .toUpperCase()
    .split(' ');
  const rest = others.join(' ');
  const longer = Math.max(first.length, rest.length);
  const fontSize = SIZES.find(({ letters }) => longer <= letters)?.fontSize ?? LEAST_SIZE;
  const style = { width: CONTENT.width, fontSize, lineHeight: 1.04 };
  return frame(
    column(
      { width: CONTENT.width, height: CONTENT.height, justifyContent: 'center' },
      clampedText(rest === '' ? 3 : 1, style, first),
      rest !== '' && clampedText(2, { ...style, fontWeight: 500 }, rest),
      canBeDrawn(SITE.tagline) &&
        clampedText(
          2,
          { marginTop: 28, width: CONTENT.width, fontSize: 36, fontWeight: 500, color: COLOURS.muted },
          drawableName(SITE.tagline),
        ),
    ),
    null,
    text({ fontSize: 32, fontWeight: 500, lineHeight: 1 }, SITE_FACTS),
  );
}
