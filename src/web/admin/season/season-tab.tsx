import './season.css';
import { type ReactNode, useRef } from 'react';
import { Tabs } from '#web/ui/tabs.tsx';
import { DrawScreen } from '../draw/draw-screen.tsx';
import { startAward } from '../forms/start-award.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { Work } from '../use-drafts.ts';
import { type SeasonNow, useSeason } from '../use-season.ts';
import { useTabInView } from '../use-tab-in-view.ts';
import { FinishScreen } from './finish-screen.tsx';
import { KnockoutsScreen } from './knockouts-screen.tsx';
import { ReportingScreen } from './reporting-screen.tsx';
import { RulingsScreen } from './rulings-screen.tsx';
import { ScheduleScreen } from './schedule-screen.tsx';
import { SEASON_PANEL } from './words.ts';

type Part = keyof typeof SEASON_PANEL.parts;

const PARTS: Record<Part, (season: SeasonNow, work: Work) => ReactNode> = {
  schedule: (season, { drafts }) => <ScheduleScreen season={season} draft={drafts.texts} />,
  rulings: (season, work) => (
    <RulingsScreen
      season={season}
      draft={work.drafts.texts}
      role={work.role}
      onReset={(id) => resetMatch(work, id)}
    />
  ),
  reporting: ({ facts }, { drafts }) => <ReportingScreen facts={facts} draft={drafts.texts} />,
  draw: ({ facts }, { drafts, show }) => (
    <DrawScreen clubs={facts.clubs} pots={drafts.pots} draft={drafts.texts} onResets={() => show('resets')} />
  ),
  knockouts: (season, work) => (
    <KnockoutsScreen
      season={season}
      draft={work.drafts.texts}
      onAward={(id) => awardMatch(work, id)}
      onReset={(id) => resetMatch(work, id)}
    />
  ),
  finish: (season, { drafts }) => <FinishScreen season={season} draft={drafts.texts} />,
};
const NAMES = Object.keys(PARTS) as Part[];
/** Of what a reviewer decides about. */
const FOR_REVIEW: readonly Part[] = ['rulings'];

/** Everything that is decided about the season besides its results, a part at a time. */
export function SeasonTab({ work }: { readonly work: Work }) {
  const { season, reads } = useSeason();
  const names = work.role === 'reviewer' ? FOR_REVIEW : NAMES;
  const shown = names.find((name) => name === work.part) ?? names[0] ?? 'rulings';
  const parts = useRef<HTMLDivElement>(null);
  useTabInView(parts, shown);
  return (
    <div ref={parts} className="admin-parts">
      <Tabs
        label={SEASON_PANEL.title}
        value={shown}
        onSelect={(part) => work.show(`season-${part}`)}
        tabs={names.map((value) => ({
          value,
          label: SEASON_PANEL.parts[value],
          panel: value === shown ? season ? PARTS[value](season, work) : <NotLoaded queries={reads} /> : null,
        }))}
      />
    </div>
  );
}

/** To the form that awards, with this match in it. */
function awardMatch({ drafts, show }: Work, fixtureId: number): void {
  startAward(drafts.texts, fixtureId);
  show('season-rulings');
}

/** To the form that resets, with this match in it. */
function resetMatch({ drafts, show }: Work, fixtureId: number): void {
  drafts.resetFields.setMatchId(String(fixtureId));
  show('resets');
}
