import { useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocationProperty, useSearch } from 'wouter/use-browser-location';
import type { Club } from '#domain/clubs/clubs.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { EVERY_FIXTURE, hubPath } from '#paths.ts';
import { NavigationContext } from '#web/ui/navigation.ts';
import { bringIntoView, restoreScroll, scrollAndHold } from '#web/ui/scrolling.ts';
import { HUB } from '#words/hub.ts';

/** The tabs that show all groups. */
export type GroupsTab = (typeof HUB.tabs)[number]['value'];
export type HubTab = GroupsTab | typeof HUB.knockouts.value;

/** Ids of elements on the page, used as URL fragments: the row of a club, and a group in each tab. */
export const clubRowId = (id: number) => `club-${id}`;
export const groupIdOf: Record<GroupsTab, (group: Group) => string> = {
  groups: (group) => `group-${group.toLowerCase()}`,
  fixtures: (group) => `fixtures-${group.toLowerCase()}`,
};

/** Shows all its matches, whatever the current filter. */
export function useGroupUrl(tab: GroupsTab, group: Group): string {
  const parameter = tab === 'groups' ? null : tab;
  return hubPath(useQueryString(), { ...EVERY_FIXTURE, tab: parameter }, groupIdOf[tab](group));
}

/**
 * Scrolls to a club: to its row, or to its matches, as soon as they are `ready`. If the filter hides all of them, it is
 * cleared.
 */
export function useShowClub(tab: HubTab, ready: boolean): (club: Club) => void {
  const { navigate } = useContext(NavigationContext);
  const [target, setTarget] = useState<Club | null>(null);
  useEffect(() => {
    if (!ready || !target) return;
    // flushSync is not allowed during an effect.
    const timer = setTimeout(() => {
      setTarget(null);
      if (elementsOf(tab, target).length === 0)
        flushSync(() => navigate(hubPath(window.location.search, EVERY_FIXTURE), { replace: true }));
      bringIntoView(elementsOf(tab, target));
    });
    return () => clearTimeout(timer);
  }, [tab, ready, target, navigate]);
  return setTarget;
}

function elementsOf(tab: HubTab, { id }: Club): HTMLElement[] {
  const places: Record<HubTab, string> = {
    groups: `#${clubRowId(id)}`,
    fixtures: `[data-clubs~="${id}"]`,
    knockouts: `[data-club="${id}"]`,
  };
  return [...document.querySelectorAll<HTMLElement>(places[tab])];
}

function readFragment(): string {
  return window.location.hash.slice(1);
}

export function useFragment(): string {
  return useLocationProperty(readFragment, () => '');
}

/** The server renders one page for all query strings: until hydration there is none. */
export function useQueryString(): string {
  return useSearch({ ssrSearch: '' });
}

/** The tab that contains the group, club or match of a fragment. */
function tabOf(fragment: string): HubTab | null {
  if (/^(group|club)-/.test(fragment)) return 'groups';
  return /^(fixtures|match)-/.test(fragment) ? 'fixtures' : null;
}

/** The open tab is in the URL, so that it can be shared. */
export function useHubTab(hasKnockouts: boolean, first: HubTab): [HubTab, (tab: HubTab) => void] {
  const { navigate } = useContext(NavigationContext);
  const search = useQueryString();
  const requested = new URLSearchParams(search).get('tab');
  const fragment = useFragment();
  const tabs = hasKnockouts ? [...HUB.tabs, HUB.knockouts] : HUB.tabs;
  const tab = tabOf(fragment) ?? tabs.find(({ value }) => value === requested)?.value ?? first;
  return [tab, (next) => navigate(hubPath(search, { tab: next === first ? null : next }), { replace: true })];
}

/** Restores the scroll position, or scrolls to the target of the URL, as soon as it is `ready`. */
export function useScrollToTarget(tab: HubTab, ready: boolean): void {
  useEffect(() => {
    if (!ready || restoreScroll()) return;
    const named = document.getElementById(readFragment());
    if (!named || tabOf(named.id) !== tab) return;
    if (named.matches('section')) scrollAndHold(named, 'start');
    else bringIntoView([named]);
  }, [tab, ready]);
}
