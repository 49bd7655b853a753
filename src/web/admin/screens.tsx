import type { ReactNode } from 'react';
import type { Role } from '#domain/staff.ts';
import { ApprovalTab } from './approval/approval-tab.tsx';
import { ChatTab } from './chat/chat-tab.tsx';
import { ClubsTab } from './clubs/clubs-tab.tsx';
import { DrawScreen } from './draw/draw-screen.tsx';
import { LinksScreen } from './links/links-screen.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { RegistrationTab } from './registration/registration-tab.tsx';
import { ResetTab } from './resets/reset-tab.tsx';
import { startAward } from './season/award-body.ts';
import { FinishScreen } from './season/finish-screen.tsx';
import { FormatScreen } from './season/format-screen.tsx';
import { KnockoutsScreen } from './season/knockouts-screen.tsx';
import { RulingsScreen } from './season/rulings-screen.tsx';
import { ScheduleScreen } from './season/schedule-screen.tsx';
import { SubmissionsScreen } from './season/submissions-screen.tsx';
import { StaffTab } from './staff/staff-tab.tsx';
import type { ScreenAddress, ScreenProps } from './use-drafts.ts';
import { type SeasonNow, useSeason } from './use-season.ts';
import type { ADMIN_GROUPS } from './words.ts';

interface Screen {
  readonly address: ScreenAddress;
  readonly group: keyof typeof ADMIN_GROUPS;
  /** Whether reviewers have it too. */
  readonly isForReview?: true;
  /** Whether it is among the first on the strip of a phone, whatever its group. */
  readonly isFirst?: true;
  readonly panel: (work: ScreenProps) => ReactNode;
}

/** In order. A new screen is an entry here. */
const SCREENS: readonly Screen[] = [
  {
    address: 'approval',
    group: 'daily',
    isForReview: true,
    isFirst: true,
    panel: ({ drafts, role }) => <ApprovalTab approval={drafts.approval} role={role} texts={drafts.texts} />,
  },
  {
    address: 'overview',
    group: 'daily',
    isForReview: true,
    isFirst: true,
    panel: ({ role }) => <OverviewTab forRole={role} />,
  },
  {
    address: 'season-schedule',
    group: 'season',
    panel: ({ drafts }) => (
      <Season>{(season) => <ScheduleScreen season={season} draft={drafts.texts} />}</Season>
    ),
  },
  {
    address: 'season-rulings',
    group: 'season',
    isForReview: true,
    panel: (work) => (
      <Season>
        {(season) => (
          <RulingsScreen
            season={season}
            draft={work.drafts.texts}
            role={work.role}
            onReset={(id) => resetMatch(work, id)}
          />
        )}
      </Season>
    ),
  },
  {
    address: 'season-reporting',
    group: 'season',
    panel: ({ drafts }) => (
      <Season>{({ facts }) => <SubmissionsScreen facts={facts} draft={drafts.texts} />}</Season>
    ),
  },
  {
    address: 'season-draw',
    group: 'season',
    panel: ({ drafts, show }) => (
      <Season>
        {({ facts }) => (
          <DrawScreen facts={facts} pots={drafts.pots} draft={drafts.texts} onResets={() => show('resets')} />
        )}
      </Season>
    ),
  },
  {
    address: 'season-knockouts',
    group: 'season',
    panel: (work) => (
      <Season>
        {(season) => (
          <KnockoutsScreen
            season={season}
            draft={work.drafts.texts}
            onAward={(id) => awardMatch(work, id)}
            onReset={(id) => resetMatch(work, id)}
          />
        )}
      </Season>
    ),
  },
  {
    address: 'season-finish',
    group: 'season',
    panel: ({ drafts }) => (
      <Season>{(season) => <FinishScreen season={season} draft={drafts.texts} />}</Season>
    ),
  },
  {
    address: 'registration',
    group: 'season',
    isForReview: true,
    panel: (work) => <RegistrationTab work={work} />,
  },
  {
    address: 'season-format',
    group: 'season',
    panel: ({ drafts, show }) => (
      <Season>
        {(season) => <FormatScreen season={season} draft={drafts.texts} onResets={() => show('resets')} />}
      </Season>
    ),
  },
  {
    address: 'clubs',
    group: 'setup',
    panel: ({ drafts }) => <ClubsTab clubImport={drafts.clubImport} nameDraft={drafts.nameDraft} />,
  },
  {
    address: 'links',
    group: 'setup',
    panel: ({ drafts }) => <LinksScreen newLinks={drafts.newLinks} />,
  },
  { address: 'staff', group: 'setup', panel: () => <StaffTab /> },
  { address: 'chat', group: 'setup', panel: () => <ChatTab /> },
  {
    address: 'resets',
    group: 'setup',
    isFirst: true,
    panel: ({ drafts }) => <ResetTab fields={drafts.resetFields} />,
  },
];

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

interface SeasonProps {
  readonly children: (season: SeasonNow) => ReactNode;
}

function Season({ children }: SeasonProps) {
  const { season, reads } = useSeason();
  return season ? children(season) : <NotLoaded queries={reads} />;
}

/** Opens the award form with this match. */
function awardMatch({ drafts, show }: ScreenProps, fixtureId: number): void {
  startAward(drafts.texts, fixtureId);
  show('season-rulings');
}

/** Opens the reset form with this match. */
function resetMatch({ drafts, show }: ScreenProps, fixtureId: number): void {
  drafts.resetFields.setMatchId(String(fixtureId));
  show('resets');
}
