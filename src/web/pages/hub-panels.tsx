import type { ReactNode } from 'react';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { Facts } from '#web/api/use-facts.ts';
import { groupTitle } from '#web/content/groups.ts';
import { FIXTURES_TAB, HUB } from '#web/content/hub.ts';
import { FixturesWaiting } from '#web/features/fixtures/fixtures-waiting.tsx';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PanelTitle } from '#web/ui/panel-title.tsx';
import shared from '#web/ui/shared.module.css';
import { type GroupsTab, groupIdOf, useAddressOfGroup } from './hub-places.ts';
import type { WhatIf } from './use-what-if.ts';

/* The tabs of the hub that are closed at first: each is a chunk, and this is what stands there until it has come. */

export const fixturesTab = lazyModule(() => import('./hub-fixtures.tsx'));
export const knockoutsTab = lazyModule(() => import('./hub-knockouts.tsx'));

interface KnockoutsPanelProps {
  readonly read: Facts;
  readonly isOpen: boolean;
  readonly supposed: KnockoutsReply | null;
}

/** Without JavaScript, and until its chunk is there, the tab leads to the page that shows the same. */
export function KnockoutsPanel({ read, isOpen, supposed }: KnockoutsPanelProps) {
  const { module } = useLazyModule(knockoutsTab, isOpen);
  return (
    <>
      <PanelTitle>{HUB.knockouts.label}</PanelTitle>
      {module ? (
        <module.HubKnockouts read={read} supposed={supposed} />
      ) : (
        <Link href="/knockouts" className={shared.accent}>
          {HUB.knockouts.label}
        </Link>
      )}
    </>
  );
}

interface FixturesPanelProps {
  readonly code: ReturnType<typeof fixturesTab.read>;
  readonly facts: Facts;
  readonly whatIf: WhatIf;
}

export function FixturesPanel({ code, facts, whatIf }: FixturesPanelProps) {
  if (facts.known && code.module)
    return (
      <code.module.HubFixtures
        facts={facts}
        idOf={groupIdOf.fixtures}
        asideOf={linkToTable}
        whatIf={whatIf}
      />
    );
  const failedReads = !facts.known && facts.failed;
  if (!failedReads && !code.failed) return <FixturesWaiting />;
  const retry = code.failed ? fixturesTab.retry : facts.retry;
  return <LoadError message={FIXTURES_TAB.error} retryLabel={FIXTURES_TAB.retry} onRetry={retry} />;
}

interface GroupLinkProps {
  readonly group: Group;
  readonly to: GroupsTab;
  readonly text: string;
}

/** From a group's table to its fixtures, and back. */
function GroupLink({ group, to, text }: GroupLinkProps) {
  return (
    <Link
      href={useAddressOfGroup(to, group)}
      aria-label={`${text}, ${groupTitle(group)}`}
      className="group-link"
    >
      {text}
    </Link>
  );
}

export function LinkToFixtures({ group }: { readonly group: Group }) {
  return <GroupLink group={group} to="fixtures" text={HUB.toFixtures} />;
}

function linkToTable(group: Group): ReactNode {
  return <GroupLink group={group} to="groups" text={HUB.toTable} />;
}
