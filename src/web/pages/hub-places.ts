import { useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocationProperty, useSearch } from 'wouter/use-browser-location';
import type { Club } from '#domain/clubs/clubs.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { EVERY_FIXTURE, hubAddress } from '#paths.ts';
import { bringIntoView, scrollAndStay } from '#web/ui/bring-into-view.ts';
import { NavigationContext } from '#web/ui/navigation.ts';
import { restoreScroll } from '#web/ui/scroll-restoration.ts';
import { HUB } from '#words/hub.ts';

/** The tabs that show every group. */
export type GroupsTab = (typeof HUB.tabs)[number]['value'];
export type HubTab = GroupsTab | typeof HUB.knockouts.value;

/** The ids of elements of the page, which addresses name: the row of a club, and a group in each of its tabs. */
export const clubId = (id: number) => `club-${id}`;
export const groupIdOf: Record<GroupsTab, (group: Group) => string> = {
  groups: (group) => `group-${group.toLowerCase()}`,
  fixtures: (group) => `fixtures-${group.toLowerCase()}`,
};

const parameterOf = (tab: HubTab) => (tab === 'groups' ? null : tab);

/** Of all its matches, whatever part of the fixtures is asked for. */
export function useAddressOfGroup(tab: GroupsTab, group: Group): string {
  return hubAddress(useQueryString(), { ...EVERY_FIXTURE, tab: parameterOf(tab) }, groupIdOf[tab](group));
}

/**
 * Brings a club into view: its row, or its matches, as soon as they are there, which `ready` tells. When a filter hides
 * them all, it is taken away.
 */
export function useShowClub(tab: HubTab, ready: boolean): (club: Club) => void {
  const { navigate } = useContext(NavigationContext);
  const [wanted, setWanted] = useState<Club | null>(null);
  useEffect(() => {
    if (!ready || !wanted) return;
    // An effect itself cannot have the page rendered at once.
    const timer = setTimeout(() => {
      setWanted(null);
      if (elementsOf(tab, wanted).length === 0)
        flushSync(() => navigate(hubAddress(window.location.search, EVERY_FIXTURE), { replace: true }));
      bringIntoView(elementsOf(tab, wanted));
    });
    return () => clearTimeout(timer);
  }, [tab, ready, wanted, navigate]);
  return setWanted;
}

function elementsOf(tab: HubTab, { id }: Club): HTMLElement[] {
  const places: Record<HubTab, string> = {
    groups: `#${clubId(id)}`,
    fixtures: `[data-clubs~="${id}"]`,
    knockouts: `[data-club="${id}"]`,
  };
  return [...document.querySelectorAll<HTMLElement>(places[tab])];
}

function readFragment(): string {
  return window.location.hash.slice(1);
}

/** What the address names on the page. */
export function useFragment(): string {
  return useLocationProperty(readFragment, () => '');
}

/** A page is rendered once for every query string: until hydration there is none. */
export function useQueryString(): string {
  return useSearch({ ssrSearch: '' });
}

/** The tab in which the group, club or match is found that an address names. */
function tabOf(fragment: string): HubTab | null {
  if (/^(group|club)-/.test(fragment)) return 'groups';
  return /^(fixtures|match)-/.test(fragment) ? 'fixtures' : null;
}

/** The open tab is in the address, so that it can be shared. */
export function useHubTab(hasKnockouts: boolean): [HubTab, (tab: HubTab) => void] {
  const { navigate } = useContext(NavigationContext);
  const search = useQueryString();
  const asked = new URLSearchParams(search).get('tab');
  const fragment = useFragment();
  const tabs = hasKnockouts ? [...HUB.tabs, HUB.knockouts] : HUB.tabs;
  const tab = tabOf(fragment) ?? tabs.find(({ value }) => value === asked)?.value ?? 'groups';
  return [tab, (next) => navigate(hubAddress(search, { tab: parameterOf(next) }), { replace: true })];
}

/** Shows the place that was left, or what the address names, as soon as it is there: `ready` tells when. */
export function useNamedInView(tab: HubTab, ready: boolean): void {
  useEffect(() => {
    if (!ready || restoreScroll()) return;
    const named = document.getElementById(readFragment());
    if (!named || tabOf(named.id) !== tab) return;
    if (named.matches('.group-card')) scrollAndStay(named, 'start');
    else bringIntoView([named]);
  }, [tab, ready]);
}
