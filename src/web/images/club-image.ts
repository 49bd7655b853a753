import type { PublicViews } from '#contract/public-views.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import { drawableName, drawableTitle } from '#site/drawable-name.ts';
import { clubLights } from '#web/clubs/club-lights.ts';
import {
  type ClubMatch,
  clubMatches,
  formOf,
  knockoutProgressOf,
  nextOf,
} from '#web/features/club/club-season.ts';
import { CLUB, placeInGroup, pointsText, progressText } from '#web/features/club/words.ts';
import { type ClubEnd, END_WORDS, MATCH_TIMES } from '#words/match-states.ts';
import {
  badgeElement,
  COLOURS,
  clampedText,
  column,
  crestElement,
  type ImageElement,
  row,
  text,
} from './elements.ts';
import { CONTENT, frame } from './frame.ts';

const CREST = 320;
const GAP = 56;
const TEXT_WIDTH = CONTENT.width - CREST - GAP;
/** Longer names are set smaller, to fit into two lines. */
const SHORT_NAME = 22;

/** A club's rank, form and next match; null if there is no such club. */
export function clubImage(views: PublicViews, clubId: number): ImageElement | null {
  const { clubs } = views['/api/ucl/tournament'];
  const club = clubs.find(({ id }) => id === clubId);
  if (!club) return null;
  const row_ = views['/api/ucl/group-standings'].standings.find(({ id }) => id === clubId);
  const matches = clubMatches(views['/api/ucl/fixtures'].fixtures, clubId);
  const progress = knockoutProgressOf(matches);
  const next = nextOf(matches);
  const name = drawableName(club.name);
  const place = [placeInGroup(club.group, row_), ...(row_ ? [pointsText(row_.points)] : [])];
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
          progress ? drawableTitle(progressText(progress)) : place.join(' · '),
        ),
        row({ marginTop: 20, height: 60 }, ...formElements(matches, club.withdrawn)),
        next && !club.withdrawn && nextElement(next),
      ),
    ),
    null,
    undefined,
    clubLights([club.name]),
  );
}

function formElements(matches: readonly ClubMatch[], isWithdrawn: boolean): ImageElement[] {
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

function endElement(end: ClubEnd): ImageElement {
  return text(
    {
      width: 56,
      height: 56,
      marginRight: 12,
      justifyContent: 'center',
      alignItems: 'center',
      borderWidth: 3,
      borderStyle: 'solid',
      borderRadius: end === 'drawn' ? 12 : 28,
      fontSize: 36,
      lineHeight: 1,
      ...END_STYLES[end],
    },
    END_WORDS[end].letter,
  );
}

function nextElement({ opponent, fixture, state }: ClubMatch): ImageElement {
  const { kickoff, closesAt } = fixture;
  const isWaiting = state === 'waiting' || state === 'disputed';
  const when = isWaiting
    ? null
    : kickoff
      ? `${MATCH_TIMES.kickoff} ${exactText(kickoff)}`
      : closesAt && `${MATCH_TIMES.deadline} ${exactText(shownDeadline(closesAt))}`;
  return column(
    { marginTop: 24, paddingTop: 20, borderTop: `2px solid ${COLOURS.line}`, fontSize: 36 },
    row(
      {},
      text(
        { marginRight: 16, fontWeight: 500, color: COLOURS.muted },
        `${isWaiting ? CLUB.waiting : CLUB.next} ${MATCH_TIMES.versus}`,
      ),
      opponent?.name ? crestElement(opponent.name, 48, { marginRight: 12 }) : null,
      clampedText(
        1,
        { maxWidth: 400 },
        opponent?.name ? drawableName(opponent.name) : opponent ? CLUB.bye : CLUB.noOpponent,
      ),
    ),
    when ? text({ marginTop: 4, fontWeight: 500, color: COLOURS.muted }, when) : null,
  );
}
