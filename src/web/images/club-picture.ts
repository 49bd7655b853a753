import type { PublicViews } from '#contract/public-views.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import { drawableName, drawableTitle } from '#site/drawable-name.ts';
import { type ClubMatch, clubMatches, formOf, nextOf, wayOf } from '#web/features/club/club-season.ts';
import { CLUB, placeText, pointsText, wayText } from '#web/features/club/words.ts';
import { type ClubEnd, END_WORDS, MATCH_TIMES } from '#words/match-states.ts';
import { groupTitle } from '#words/titles.ts';
import { badgeElement } from './badge-element.ts';
import { COLOURS } from './colours.ts';
import { crestElement } from './crest-element.ts';
import { clampedText, column, type PictureElement, row, text } from './elements.ts';
import { CONTENT, frame } from './frame.ts';

const CREST = 320;
const GAP = 56;
const TEXT_WIDTH = CONTENT.width - CREST - GAP;
/** Longer names are set smaller, so that two lines hold them. */
const SHORT_NAME = 22;

/** A club: where it stands, how it has played, and what comes; null when there is no such club. */
export function clubPicture(views: PublicViews, clubId: number): PictureElement | null {
  const club = views['/api/ucl/tournament'].clubs.find(({ id }) => id === clubId);
  if (!club) return null;
  const row_ = views['/api/ucl/group-standings'].standings.find(({ id }) => id === clubId);
  const matches = clubMatches(views['/api/ucl/fixtures'].fixtures, clubId);
  const way = wayOf(matches);
  const next = nextOf(matches);
  const name = drawableName(club.name);
  const place = [groupTitle(club.group), ...(row_ ? [placeText(row_.rank), pointsText(row_.points)] : [])];
  return frame(
    row(
      { width: CONTENT.width, height: CONTENT.height },
      crestElement(club.name, CREST),
      column(
        { width: TEXT_WIDTH, marginLeft: GAP },
        clampedText(
          2,
          { width: TEXT_WIDTH, fontSize: name.length > SHORT_NAME ? 64 : 88, lineHeight: 1.06 },
          name,
        ),
        text(
          { marginTop: 12, fontSize: 36, fontWeight: 500, color: COLOURS.muted },
          way ? drawableTitle(wayText(way)) : place.join(' · '),
        ),
        row({ marginTop: 20, height: 60 }, ...formElements(matches, club.withdrawn)),
        next && !club.withdrawn && nextElement(next),
      ),
    ),
  );
}

function formElements(matches: readonly ClubMatch[], isWithdrawn: boolean): PictureElement[] {
  const form = formOf(matches).map(({ end }) => endElement(end));
  if (isWithdrawn) form.push(badgeElement('red', CLUB.withdrawn));
  return form.length > 0
    ? form
    : [text({ fontSize: 36, fontWeight: 500, color: COLOURS.muted }, CLUB.noForm)];
}

const END_STYLES: Record<ClubEnd, Readonly<Record<string, string>>> = {
  won: { backgroundColor: COLOURS.green, borderColor: COLOURS.green, color: COLOURS.onAccent },
  drawn: { borderColor: COLOURS.lineStrong, color: COLOURS.fg },
  lost: { borderColor: COLOURS.red, color: COLOURS.red },
};

function endElement(end: ClubEnd): PictureElement {
  return text(
    {
      width: 56,
      height: 56,
      marginRight: 12,
      justifyContent: 'center',
      alignItems: 'center',
      borderWidth: 3,
      borderStyle: 'solid',
      borderRadius: end === 'lost' ? 12 : 28,
      fontSize: 36,
      lineHeight: 1,
      ...END_STYLES[end],
    },
    END_WORDS[end].letter,
  );
}

function nextElement({ opponent, fixture }: ClubMatch): PictureElement {
  const { kickoff, closesAt } = fixture;
  const when = kickoff
    ? `${MATCH_TIMES.kickoff} ${exactText(kickoff)}`
    : closesAt && `${MATCH_TIMES.closes} ${exactText(lastMinute(closesAt))}`;
  return column(
    { marginTop: 24, paddingTop: 20, borderTop: `2px solid ${COLOURS.line}`, fontSize: 36 },
    row(
      {},
      text({ marginRight: 16, fontWeight: 500, color: COLOURS.muted }, `${CLUB.next} ${MATCH_TIMES.versus}`),
      opponent?.name ? crestElement(opponent.name, 48, { marginRight: 12 }) : null,
      clampedText(
        1,
        { maxWidth: 400 },
        opponent?.name ? drawableName(opponent.name) : opponent ? CLUB.nobody : CLUB.noOpponent,
      ),
    ),
    when ? text({ marginTop: 4, fontWeight: 500, color: COLOURS.muted }, when) : null,
  );
}
