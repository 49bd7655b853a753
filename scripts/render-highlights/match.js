/* The timeline: the move, the players, the goal. Everything repeats after DURATION seconds. */
import { mix, mix3 } from './camera.js';

export const DURATION = 10;

export const clamp = (t) => Math.min(1, Math.max(0, t));
export const smooth = (t) => clamp(t) ** 2 * (3 - 2 * clamp(t));
export const during = (t, from, to) => clamp((t - from) / (to - from));
/** 0 before, up to 1, held, and down to 0 again. */
export const between = (t, from, full, until, gone) =>
  smooth(during(t, from, full)) * (1 - smooth(during(t, until, gone)));

export const GOAL_LINE = 52.5;
export const POST = 3.66;
export const BAR = 2.44;
export const NET_DEPTH = 2;
export const IMPACT = 5.15;
export const IN_THE_NET = [GOAL_LINE + NET_DEPTH, -2.3, 1.8];

/** The move: who passes to whom, when, and how high the ball flies. */
const SPOTS = [
  [0, 0, 0.3],
  [-9, 14, 0.3],
  [14, -19, 0.3],
  [25, -3, 0.3],
  [37, 20, 0.3],
  [43.5, 2, 0.8],
  IN_THE_NET,
];
const FLIGHTS = [
  [0.5, 1.1, 0.8],
  [1.3, 2.15, 7],
  [2.3, 2.75, 0.6],
  [2.9, 3.6, 3.2],
  [3.8, 4.55, 4.5],
  [4.72, IMPACT, 0.5],
];
export const PASSES = FLIGHTS.map(([from, to, height], i) => ({
  from,
  to,
  at(s) {
    const [x, y, z] = mix3(SPOTS[i], SPOTS[i + 1], s);
    return [x, y, z + 4 * height * s * (1 - s)];
  },
}));
export const NODES = SPOTS.map((spot, i) => ({ spot, lit: i === 0 ? 0.2 : FLIGHTS[i - 1][1] }));

/** A pass is fast and slows down on its way. */
const slowing = (s) => 1 - (1 - s) ** 1.5;
export const flown = (pass, t) => slowing(during(t, pass.from, pass.to));

/** Out of sight by then, it is ready for the loop to begin again. */
const BACK_ON_THE_SPOT = 8;

export function ballAt(t) {
  const pass = PASSES.findLast(({ from }) => t >= from);
  if (!pass || t > BACK_ON_THE_SPOT) return SPOTS[0];
  const [x, y, z] = pass.at(flown(pass, t));
  // In the net it drops.
  const fall =
    t > IMPACT ? Math.min(z - 0.2, 4.9 * (t - IMPACT - 0.12) ** 2 * (t > IMPACT + 0.12 ? 1 : 0)) : 0;
  return [x - (t > IMPACT ? Math.min(0.7, (t - IMPACT) * 1.6) : 0), y, z - fall];
}
export const ballSeen = (t) => Math.max(1 - smooth(during(t, 6, 6.5)), smooth(during(t, 9.4, DURATION)));

const sway = (t, phase, reach) => reach * Math.sin((2 * Math.PI * t) / DURATION + phase);

/** The players of the move run to their spots as the move continues, and back at the end. */
const HOME = SPOTS.slice(0, 6).map(([x, y], i) => {
  const start = [x - 4 - i * 1.8, y * 0.82];
  return (t) => {
    const run =
      smooth(during(t, Math.max(0, NODES[i].lit - 2), NODES[i].lit)) * (1 - smooth(during(t, 6.6, 9.6)));
    const there = i === 0 ? 1 : run;
    return [mix(start[0], x, there), mix(start[1], y, there) + (1 - there) * sway(t, i, 0.8)];
  };
});
const REST_OF_HOME = [
  [-20, -6],
  [-24, 12],
  [-32, -16],
  [6, 26],
];
const AWAY = [
  [9, 6],
  [12, -10],
  [22, -14],
  [29, 3],
  [31, 14],
  [36, 9],
  [44, 8],
  [3, -8],
  [-6, 8],
];
const roam = (list, shift) =>
  list.map(([x, y], i) => (t) => [
    x + sway(t, i * 1.7, 1.8) + shift * between(t, 0.5, 4.4, 6.4, 9.6),
    y + sway(t, i * 2.3 + 1, 1.4),
  ]);
const keeper = (t) => [GOAL_LINE - 1.6, sway(t, 2, 0.4) + mix(0.5, -1.5, between(t, 4.85, 5.2, 6.6, 8))];

export const PLAYERS = [
  ...HOME.map((at) => ({ team: 'home', at })),
  ...roam(REST_OF_HOME, 5).map((at) => ({ team: 'home', at })),
  ...roam(AWAY, 3.5).map((at) => ({ team: 'away', at })),
  { team: 'keeper', at: keeper },
];

/** The striker of the site's night sky (src/web/ui/art/night-sky.tsx): stars, and their connections. */
export const STRIKER = {
  stars: [
    [150, 56, 1.3],
    [136, 102, 0.7],
    [184, 98, 0.7],
    [194, 200, 0.7],
    [166, 206, 0.7],
    [228, 102, 0.7],
    [276, 62, 1],
    [98, 150, 0.7],
    [58, 152, 1],
    [248, 230, 0.7],
    [300, 190, 1.3],
    [172, 286, 0.7],
    [146, 358, 1],
    [362, 104, 2],
  ],
  limbs: [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 1],
    [2, 5],
    [5, 6],
    [1, 7],
    [7, 8],
    [3, 9],
    [9, 10],
    [4, 11],
    [11, 12],
  ],
};
