import type { PublicViews } from '#contract/public-views.ts';
import { countGroupMatches } from '#domain/clubs/format.ts';
import { canBeDrawn, drawableName } from '#site/drawable-name.ts';
import { nameInShareImages } from '#site/share-image.ts';
import { SITE } from '#site/site.ts';
import { COLOURS, clampedText, column, type ImageElement, text } from './elements.ts';
import { CONTENT, frame } from './frame.ts';

/** By the length of the longer part of a name: the longest ones need two lines. */
const SIZES = [
  { letters: 18, fontSize: 128 },
  { letters: 30, fontSize: 96 },
] as const;
const LEAST_SIZE = 72;

/** For pages that have no image of their own. */
export function siteImage(views: PublicViews): ImageElement {
  const [first = '', ...others] = drawableName(nameInShareImages(SITE) ?? '')
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
    text({ fontSize: 32, fontWeight: 500, lineHeight: 1 }, factsOf(views)),
  );
}

/** Also on the default image (scripts/render-images), for the default format. */
function factsOf(views: PublicViews): string {
  const { clubs, groups, sizes } = views['/api/ucl/tournament'].format;
  const groupCount = groups === 1 ? '1 group' : `${groups} groups`;
  return `${clubs} teams · ${groupCount} · ${countGroupMatches(sizes)} fixtures`;
}
