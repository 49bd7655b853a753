/* Everything static: sky, stand, floodlights, pitch. */
import { HEIGHT, mix, mix3, WIDTH } from './camera.js';
import { between, clamp, GOAL_LINE } from './match.js';
import { ACCENT, g, generator, glowLine, halo, list, PALE, rgba, trace, turns } from './strokes.js';

const random = generator(2025);

const FAR = 4000;
const SKY = list(560, () => {
  const azimuth = mix(-0.5, Math.PI + 0.5, random());
  return {
    point: [FAR * Math.cos(azimuth), FAR * Math.sin(azimuth), FAR * (0.01 + random() * 0.75)],
    size: 0.6 + random() ** 3 * 1.4,
    phase: random(),
  };
});

export function drawSky(camera, t) {
  const air = g.createLinearGradient(0, camera.horizon - 620, 0, camera.horizon + 60);
  air.addColorStop(0, '#060918');
  air.addColorStop(0.55, '#090e2c');
  air.addColorStop(1, '#1a2678');
  g.fillStyle = air;
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (const { point, size, phase } of SKY) {
    const p = camera.project(point);
    if (!p || p.y > camera.horizon) continue;
    const drowned = clamp((camera.horizon - p.y) / 260);
    g.fillStyle = rgba(PALE, (0.3 + 0.3 * drowned + 0.2 * turns(t, 2, phase)) * (0.25 + 0.75 * drowned));
    g.beginPath();
    g.arc(p.x, p.y, size, 0, 7);
    g.fill();
  }
}

/** The stand as a bowl: from its foot at the advertising boards to the edge of its roof. */
const bowl = (turn, share, lift = 0) => {
  const angle = 2 * Math.PI * turn;
  return [
    mix(68, 98, share) * Math.cos(angle),
    mix(50, 80, share) * Math.sin(angle),
    mix(1.2, 25, share) + lift,
  ];
};
const ROUND = list(97, (i) => mix(-0.13, 0.63, i / 96));
const CROWD = list(1000, () => ({
  point: bowl(mix(-0.13, 0.63, random()), 0.06 + random() * 0.86, 0.3),
  phase: random(),
  bright: random() ** 4,
}));

export function drawStand(camera, t) {
  const foot = ROUND.map((turn) => bowl(turn, 0));
  const roof = ROUND.map((turn) => bowl(turn, 1));
  const shape = camera.projectAll([...roof, ...foot.reverse()]);
  trace(shape, true);
  const depth = g.createLinearGradient(0, camera.horizon - 40, 0, camera.horizon + 220);
  depth.addColorStop(0, '#080c24');
  depth.addColorStop(1, '#0f174a');
  g.fillStyle = depth;
  g.fill();

  // At the goal the aperture is wide open: the crowd behind it turns into soft discs of light.
  const blur = between(t, 3.9, 4.7, 5.9, 6.6);
  for (const { point, phase, bright } of CROWD) {
    const p = camera.project(point);
    if (!p || p.x < -20 || p.x > WIDTH + 20 || p.y > HEIGHT) continue;
    const flash = Math.max(0, turns(t, 3, phase)) ** 24 * (bright > 0.55 ? 0.8 : 0);
    const size = mix(Math.min(1.2, 0.1 * p.scale), 5 + 7 * bright, blur);
    g.fillStyle = rgba(PALE, (0.14 + 0.4 * bright + flash) * mix(1, 0.1, blur ** 0.2));
    g.beginPath();
    g.arc(p.x, p.y, size, 0, 7);
    g.fill();
  }
  const edge = (share, alpha, rgb, width) =>
    glowLine(
      camera.projectAll(
        ROUND.map((turn) => bowl(turn, share)),
        false,
      ),
      rgb,
      alpha,
      width,
    );
  edge(1, 0.55, ACCENT, 1.1);
  edge(0.5, 0.1, PALE, 0.8);
  edge(0, 0.3, ACCENT, 1);
}

/** Lamps are on the roof; they are brightest when they face the lens. */
const TOWERS = [0.03, 0.165, 0.335, 0.47].map((turn) => bowl(turn, 1.04, 9));
export function drawLamps(camera) {
  for (const tower of TOWERS) {
    const p = camera.project(tower);
    if (!p) continue;
    const m = p.scale;
    halo(p.x, p.y, 60 * m, '110 160 255', 0.27);
    halo(p.x, p.y, 14 * m, PALE, 0.75);
    g.fillStyle = rgba('245 250 255', 1);
    for (let i = 0; i < 8; i++) {
      g.beginPath();
      g.arc(p.x + ((i % 4) - 1.5) * 2 * m, p.y + ((i >> 2) - 0.5) * 2 * m, 0.62 * m, 0, 7);
      g.fill();
    }
    // The streak that a long lens adds to a strong light.
    const streak = g.createLinearGradient(p.x - 40 * m, 0, p.x + 40 * m, 0);
    streak.addColorStop(0, rgba('120 170 255', 0));
    streak.addColorStop(0.5, rgba('170 210 255', 0.55));
    streak.addColorStop(1, rgba('120 170 255', 0));
    g.fillStyle = streak;
    g.fillRect(p.x - 40 * m, p.y - 0.15 * m, 80 * m, 0.3 * m);
  }
}
/** The beams, as far as the air shows them. */
export function drawBeams(camera) {
  for (const tower of TOWERS) {
    const p = camera.project(tower);
    if (!p) continue;
    for (const spread of [26, 17, 9]) {
      const aim = [tower[0] * 0.25, tower[1] * 0.1, 0];
      const ends = [
        [aim[0] - spread, aim[1], 0],
        [aim[0] + spread, aim[1], 0],
      ].map((end) => camera.project(end));
      if (ends.some((end) => !end)) continue;
      const [left, right] = ends;
      const light = g.createLinearGradient(p.x, p.y, (left.x + right.x) / 2, (left.y + right.y) / 2);
      light.addColorStop(0, rgba('150 195 255', 0.07));
      light.addColorStop(0.85, rgba('150 195 255', 0));
      trace([p, left, right], true);
      g.fillStyle = light;
      g.fill();
    }
  }
}

/* ---- the pitch ---- */

const ground = (along, across) => [along, across, 0];
const straight = (a, b, pieces = 12) => list(pieces + 1, (i) => mix3(ground(...a), ground(...b), i / pieces));
const round = (x, y, r, from, to, pieces = 48) =>
  list(pieces + 1, (i) => {
    const angle = mix(from, to, i / pieces);
    return ground(x + r * Math.cos(angle), y + r * Math.sin(angle));
  });
const area = (end, length, half) => [
  straight([end * GOAL_LINE, -half], [end * (GOAL_LINE - length), -half]),
  straight([end * (GOAL_LINE - length), -half], [end * (GOAL_LINE - length), half]),
  straight([end * (GOAL_LINE - length), half], [end * GOAL_LINE, half]),
];
const MARKINGS = [
  straight([-GOAL_LINE, -34], [GOAL_LINE, -34], 40),
  straight([-GOAL_LINE, 34], [GOAL_LINE, 34], 40),
  straight([-GOAL_LINE, -34], [-GOAL_LINE, 34]),
  straight([GOAL_LINE, -34], [GOAL_LINE, 34]),
  straight([0, -34], [0, 34]),
  round(0, 0, 9.15, 0, 2 * Math.PI, 72),
  ...[-1, 1].flatMap((end) => [
    ...area(end, 16.5, 20.16),
    ...area(end, 5.5, 9.16),
    round(end * 41.5, 0, 9.15, end > 0 ? Math.PI - 0.925 : -0.925, end > 0 ? Math.PI + 0.925 : 0.925, 20),
  ]),
];

export function drawPitch(camera) {
  trace(camera.projectAll(list(72, (i) => bowl(i / 72, 0, -1.2))), true);
  g.fillStyle = '#0a1034';
  g.fill();
  const lawn = camera.projectAll([ground(-57, -38), ground(57, -38), ground(57, 38), ground(-57, 38)]);
  const grass = g.createLinearGradient(0, camera.horizon + 40, 0, HEIGHT + 80);
  grass.addColorStop(0, '#182673');
  grass.addColorStop(0.5, '#111b57');
  grass.addColorStop(1, '#090f34');
  trace(lawn, true);
  g.fillStyle = grass;
  g.fill();
  for (let x = -GOAL_LINE; x < GOAL_LINE; x += 15) {
    trace(
      camera.projectAll([ground(x, -34), ground(x + 7.5, -34), ground(x + 7.5, 34), ground(x, 34)]),
      true,
    );
    g.fillStyle = rgba('120 160 255', 0.055);
    g.fill();
  }
  // Where the four lights meet.
  const middle = camera.project(ground(6, 4));
  if (middle) {
    g.save();
    trace(lawn, true);
    g.clip();
    g.translate(middle.x, middle.y);
    g.scale(1, 0.32);
    halo(0, 0, 46 * middle.scale, '90 130 255', 0.3);
    g.restore();
  }
  for (const marking of MARKINGS) {
    const points = camera.projectAll(marking, false);
    if (points.length < 2) continue;
    trace(points);
    g.lineWidth = Math.min(3.2, Math.max(1, points[points.length >> 1].scale * 0.11));
    g.strokeStyle = rgba(PALE, 0.5);
    g.stroke();
  }
}
