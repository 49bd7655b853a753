import type { ReactNode } from 'react';
import type { Role } from '#domain/staff.ts';
import { ApprovalTab } from './approval/approval-tab.tsx';
import { ChatTab } from './chat/chat-tab.tsx';
import { ClubsTab } from './clubs/clubs-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { ResetTab } from './resets/reset-tab.tsx';
import { SeasonTab } from './season/season-tab.tsx';
import { StaffTab } from './staff/staff-tab.tsx';
import type { Work } from './use-drafts.ts';
import { ADMIN_TABS } from './words.ts';

interface Screen {
  /** How its address begins. */
  readonly value: string;
  readonly label: string;
  /** Whether a reviewer has it too. */
  readonly isForReview?: true;
  readonly panel: (work: Work) => ReactNode;
}

/** The screens of the panel in their order. A new one is an entry here. */
const SCREENS: readonly Screen[] = [
  {
    value: 'approval',
    label: ADMIN_TABS.approval,
    isForReview: true,
    panel: ({ drafts, role }) => <ApprovalTab approval={drafts.approval} role={role} texts={drafts.texts} />,
  },
  {
    value: 'overview',
    label: ADMIN_TABS.overview,
    isForReview: true,
    panel: ({ role }) => <OverviewTab forRole={role} />,
  },
  {
    value: 'resets',
    label: ADMIN_TABS.resets,
    panel: ({ drafts }) => <ResetTab fields={drafts.resetFields} />,
  },
  {
    value: 'clubs',
    label: ADMIN_TABS.clubs,
    panel: ({ drafts }) => (
      <ClubsTab clubImport={drafts.clubImport} nameDraft={drafts.nameDraft} newLinks={drafts.newLinks} />
    ),
  },
  {
    value: 'season',
    label: ADMIN_TABS.season,
    isForReview: true,
    panel: (work) => <SeasonTab work={work} />,
  },
  {
    value: 'staff',
    label: ADMIN_TABS.staff,
    panel: () => <StaffTab />,
  },
  {
    value: 'chat',
    label: ADMIN_TABS.chat,
    panel: () => <ChatTab />,
  },
];

export function screensFor(role: Role): readonly Screen[] {
  return SCREENS.filter(({ isForReview }) => isForReview || role === 'administrator');
}

/** 'season-draw' is the part 'draw' of the screen 'season'. What there is not, is the first screen. */
export function screenAt(
  address: string,
  role: Role,
): { readonly value: string; readonly part: string | null } {
  const [value = '', part = null] = address.split('-', 2);
  return screensFor(role).some((screen) => screen.value === value)
    ? { value, part }
    : { value: 'approval', part: null };
}
