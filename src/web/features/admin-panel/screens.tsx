import type { ReactNode } from 'react';
import type { Role } from '#domain/staff.ts';
import { ADMIN_TABS } from '#web/content/admin.ts';
import { lazyModule } from '#web/ui/lazy-module.ts';
import { ApprovalTab } from './approval/approval-tab.tsx';
import { Deferred } from './deferred.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { ResetTab } from './resets/reset-tab.tsx';
import type { Drafts } from './use-drafts.ts';

/** What a screen is given. */
export interface Work {
  readonly drafts: Drafts;
  /** The part of the screen that the address names: 'draw' in 'season-draw'; null without one. */
  readonly part: string | null;
  /** Leads to another screen by its address. */
  readonly show: (address: string) => void;
  readonly role: Role;
}

interface Screen {
  /** How its address begins. */
  readonly value: string;
  readonly label: string;
  /** Whether a reviewer has it too. */
  readonly isForReview?: true;
  readonly panel: (work: Work) => ReactNode;
}

/** Apart from the review, which must be there at once. */
const clubs = lazyModule(() => import('./clubs/clubs-tab.tsx'));
const staff = lazyModule(() => import('./staff/staff-tab.tsx'));
const chat = lazyModule(() => import('./chat/chat-tab.tsx'));
const season = lazyModule(() => import('./season/season-tab.tsx'));

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
      <Deferred code={clubs}>
        {({ ClubsTab }) => (
          <ClubsTab clubImport={drafts.clubImport} nameDraft={drafts.nameDraft} newLinks={drafts.newLinks} />
        )}
      </Deferred>
    ),
  },
  {
    value: 'season',
    label: ADMIN_TABS.season,
    isForReview: true,
    panel: (work) => <Deferred code={season}>{({ SeasonTab }) => <SeasonTab work={work} />}</Deferred>,
  },
  {
    value: 'staff',
    label: ADMIN_TABS.staff,
    panel: () => <Deferred code={staff}>{({ StaffTab }) => <StaffTab />}</Deferred>,
  },
  {
    value: 'chat',
    label: ADMIN_TABS.chat,
    panel: () => <Deferred code={chat}>{({ ChatTab }) => <ChatTab />}</Deferred>,
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
