import { ReportingBody, ReportingReply } from '#contract/club-links.ts';
import {
  AnnouncementBody,
  AnnouncementReply,
  DeductBody,
  DeductionReply,
  EmptyBody,
  FinishSeasonBody,
  FormatBody,
  FormatReply,
  PlacesReply,
  PostponeBody,
  PostponeReply,
  RevokeDeductionBody,
  ScheduleBody,
  ScheduleReply,
  SeasonReply,
} from '#contract/season-changes.ts';
import { deductPoints, revokeDeduction } from '#domain/decisions/deduct-points.ts';
import { closeGroups, finishSeason, reopenGroups, reopenSeason } from '#domain/decisions/run-season.ts';
import { announce, postponeMatch, setReporting, setSchedule } from '#domain/decisions/season-settings.ts';
import { setFormat } from '#domain/decisions/set-format.ts';
import { factsOf, type SeasonState } from '#domain/record/state.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import { SILENCE_HOURS } from '#domain/season/season.ts';
import type { Deduction } from '#domain/standings/deductions.ts';
import { deleteEntries } from '#store/access/club-entries.ts';
import { clearLinkUsage, revokeClubLinks } from '#store/access/club-links.ts';
import { deleteSecret } from '#store/access/secrets.ts';
import { deleteProposals } from '#store/private/kickoff-proposals.ts';
import { tournamentOf } from '../publish/derive-views.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';

/** The administrator's decisions about the season: times, rules, points, closing, finishing. */
export const SEASON_CHANGES: readonly AdminChange[] = [
  adminChange({
    method: 'PUT',
    path: '/api/ucl/schedule',
    summary: 'Set the schedule of matchdays and rounds',
    description: 'Matchdays and rounds that are not listed have no times.',
    action: 'set-schedule',
    body: ScheduleBody,
    reply: ScheduleReply,
    decide: ({ tournament }, body) => ({
      entries: setSchedule(tournament, body),
      reply: (season) => ({ schedule: [...factsOf(season).schedule] }),
    }),
  }),
  adminChange({
    method: 'PUT',
    path: '/api/ucl/format',
    summary: 'Set the number of clubs, groups and cups',
    description:
      'Keeps club names in order. Revokes all club links, removes postponements, kick-offs, deductions and replacements, and discards the pots.',
    action: 'set-format',
    body: FormatBody,
    reply: FormatReply,
    decide: ({ at, tournament }, body) => ({
      entries: setFormat(tournament, body),
      write: async (trx) => {
        await revokeClubLinks(trx, 'all', at);
        await deleteProposals(trx, tournament.season.number);
      },
      reply: tournamentOf,
      detail: { season: tournament.season.number, ...body },
    }),
  }),
  adminChange({
    path: '/api/ucl/postpone-match',
    summary: 'Change the deadline of a match',
    action: 'postpone-match',
    body: PostponeBody,
    reply: PostponeReply,
    decide: ({ tournament }, body) => ({
      entries: postponeMatch(tournament, body),
      reply: ({ postponements }) => {
        const postponement = postponements.get(body.fixtureId);
        if (!postponement) throw new Error(`Match ${body.fixtureId} is not postponed`);
        return { postponement };
      },
    }),
  }),
  adminChange({
    method: 'PUT',
    path: '/api/ucl/announcement',
    summary: 'Set the announcement on the home page and the hub',
    action: 'set-announcement',
    body: AnnouncementBody,
    reply: AnnouncementReply,
    decide: ({ tournament }, { text }) => ({
      entries: announce(tournament, text),
      reply: ({ announcement }) => ({ announcement }),
    }),
  }),
  adminChange({
    method: 'PUT',
    path: '/api/ucl/reporting',
    summary: 'Set the submission and automatic approval rules',
    action: 'set-reporting',
    body: ReportingBody,
    reply: ReportingReply,
    decide: ({ tournament }, body) => {
      const { reporting: mode, closedBecause = null, autoApprove } = body;
      const { autoApproveHours = SILENCE_HOURS.usual } = body;
      return {
        entries: setReporting(tournament, { mode, closedBecause, autoApprove, autoApproveHours }),
        reply: ({ reporting }) => ({ reporting }),
      };
    },
  }),
  adminChange({
    path: '/api/ucl/deduct-points',
    summary: 'Deduct points from a club',
    role: 'reviewer',
    action: 'deduct-points',
    body: DeductBody,
    reply: DeductionReply,
    decide: ({ tournament }, body) => ({
      entries: deductPoints(tournament, body),
      reply: (season) => ({ deduction: deductionIn(season, tournament.lastIds.deduction + 1) }),
    }),
  }),
  adminChange({
    path: '/api/ucl/revoke-deduction',
    summary: 'Revoke a points deduction',
    role: 'reviewer',
    action: 'revoke-deduction',
    body: RevokeDeductionBody,
    reply: DeductionReply,
    decide: ({ tournament }, { id }) => ({
      entries: revokeDeduction(tournament, id),
      reply: (season) => ({ deduction: deductionIn(season, id) }),
    }),
  }),
  adminChange({
    path: '/api/ucl/close-groups',
    summary: 'Close the groups and fix the bracket slots',
    action: 'close-groups',
    body: EmptyBody,
    reply: PlacesReply,
    decide: ({ tournament }) => ({
      entries: closeGroups(tournament),
      reply: ({ places }) => ({ places: places && { ucl: [...places.ucl], uel: [...places.uel] } }),
    }),
  }),
  adminChange({
    path: '/api/ucl/reopen-groups',
    summary: 'Reopen the groups',
    action: 'reopen-groups',
    body: EmptyBody,
    reply: PlacesReply,
    decide: ({ tournament }) => ({ entries: reopenGroups(tournament), reply: () => ({ places: null }) }),
  }),
  adminChange({
    path: '/api/ucl/finish-season',
    summary: 'Finish the season and start the next one',
    action: 'finish-season',
    body: FinishSeasonBody,
    reply: SeasonReply,
    decide: ({ at, tournament }, body) => ({
      entries: finishSeason(tournament, body),
      write: async (trx) => {
        await (body.keepClubs ? clearLinkUsage(trx) : revokeClubLinks(trx, 'all', at));
        await deleteEntries(trx);
        await deleteSecret(trx, 'entry-code');
      },
      reply: ({ number }) => ({ season: { number, name: null } }),
    }),
  }),
  adminChange({
    path: '/api/ucl/reopen-season',
    summary: 'Reopen the last season',
    action: 'reopen-season',
    body: EmptyBody,
    reply: SeasonReply,
    decide: ({ at, tournament }) => ({
      entries: reopenSeason(tournament),
      write: async (trx) => {
        await deleteProposals(trx, tournament.season.number);
        await deleteEntries(trx);
        await deleteSecret(trx, 'entry-code');
        const others = clubsOfOthers(tournament);
        if (others.length > 0) await revokeClubLinks(trx, others, at);
      },
      reply: ({ number }) => ({ season: { number, name: null } }),
    }),
  }),
];

function deductionIn({ deductions }: SeasonState, id: number): Deduction {
  const found = deductions.get(id);
  if (!found) throw new Error(`There is no deduction ${id}`);
  const { revokedAt: _, ...deduction } = found;
  return deduction;
}

/** Clubs whose link was created for another club than the one that returns to the place. */
function clubsOfOthers({ season, finished: [last] }: Tournament): number[] {
  const others = season.clubs.filter(
    ({ id, name }) => !last?.clubs.some((club) => club.id === id && club.name === name),
  );
  return others.map(({ id }) => id);
}
