import type { ReactNode } from 'react';
import type { Role } from '#domain/staff.ts';
import { ApprovalTab } from './approval/approval-tab.tsx';
import { ChatTab } from './chat/chat-tab.tsx';
import { ClubsTab } from './clubs/clubs-tab.tsx';
import { DrawScreen } from './draw/draw-screen.tsx';
import { LinksScreen } from './links/links-screen.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import type { ScreenAddress } from './panel-context.ts';
import { RegistrationTab } from './registration/registration-tab.tsx';
import { ResetTab } from './resets/reset-tab.tsx';
import { FinishScreen } from './season/finish-screen.tsx';
import { FormatScreen } from './season/format-screen.tsx';
import { KnockoutsScreen } from './season/knockouts-screen.tsx';
import { RulingsScreen } from './season/rulings-screen.tsx';
import { ScheduleScreen } from './season/schedule-screen.tsx';
import { SubmissionsScreen } from './season/submissions-screen.tsx';
import { StaffTab } from './staff/staff-tab.tsx';
import { SeasonContext, useLoadedSeason } from './use-season.ts';
import type { ADMIN_GROUPS } from './words.ts';

interface Screen {
  readonly address: ScreenAddress;
  readonly group: keyof typeof ADMIN_GROUPS;
  /** Whether reviewers have it too. */
  readonly isForReview?: true;
  /** Whether it is among the first on the strip of a phone, whatever its group. */
  readonly isFirst?: true;
  readonly panel: ReactNode;
}

/** In order. A new screen is an entry here. */
const SCREENS: readonly Screen[] = [
  { address: 'approval', group: 'daily', isForReview: true, isFirst: true, panel: <ApprovalTab /> },
  { address: 'overview', group: 'daily', isForReview: true, isFirst: true, panel: <OverviewTab /> },
  { address: 'season-schedule', group: 'season', panel: inSeason(<ScheduleScreen />) },
  { address: 'season-rulings', group: 'season', isForReview: true, panel: inSeason(<RulingsScreen />) },
  { address: 'season-reporting', group: 'season', panel: inSeason(<SubmissionsScreen />) },
  { address: 'season-draw', group: 'season', panel: inSeason(<DrawScreen />) },
  { address: 'season-knockouts', group: 'season', panel: inSeason(<KnockoutsScreen />) },
  { address: 'season-finish', group: 'season', panel: inSeason(<FinishScreen />) },
  { address: 'registration', group: 'season', isForReview: true, panel: <RegistrationTab /> },
  { address: 'season-format', group: 'season', panel: inSeason(<FormatScreen />) },
  { address: 'clubs', group: 'setup', panel: <ClubsTab /> },
  { address: 'links', group: 'setup', panel: <LinksScreen /> },
  { address: 'staff', group: 'setup', panel: <StaffTab /> },
  { address: 'chat', group: 'setup', panel: <ChatTab /> },
  { address: 'resets', group: 'setup', isFirst: true, panel: <ResetTab /> },
];

function inSeason(screen: ReactNode): ReactNode {
  return <LoadedSeason>{screen}</LoadedSeason>;
}

function LoadedSeason({ children }: { readonly children: ReactNode }) {
  const { season, reads } = useLoadedSeason();
  return season ? <SeasonContext value={season}>{children}</SeasonContext> : <NotLoaded queries={reads} />;
}

/** By group in the rail. On the strip of a phone, the three specified screens come first. */
export function screensFor(role: Role, isRail: boolean): readonly Screen[] {
  const screens = SCREENS.filter(({ isForReview }) => isForReview || role === 'administrator');
  if (isRail) return screens;
  return [...screens.filter(({ isFirst }) => isFirst), ...screens.filter(({ isFirst }) => !isFirst)];
}

/** Unknown addresses lead to the first screen. */
export function screenAt(address: string, role: Role): ScreenAddress {
  return screensFor(role, true).find((screen) => screen.address === address)?.address ?? 'approval';
}
