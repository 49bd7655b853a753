/* Everything that moves: players, the move, the ball, the goal and its net. */
import { mix } from './camera.js';
import {
  BAR,
  ballAt,
  ballSeen,
  clamp,
  during,
  flown,
  GOAL_LINE,
  IMPACT,
  IN_THE_NET,
  NET_DEPTH,
  NODES,
  PASSES,
  PLAYERS,
  POST,
  smooth,
} from './match.js';
import { ACCENT, GOLD, g, glowLine, halo, list, PALE, rgba, star, trace } from './strokes.js';

export function drawPlayers(camera, t) {
  const seen = PLAYERS.map(({ team, at }) => {
    const [x, y] = at(t);
    return { team, foot: camera.project([x, y, 0]), head: camera.project([x, y, 3]) };
  })
    .filter(({ foot, head }) => foot && head)
    .sort((a, b) => a.foot.scale - b.foot.scale);
  for (const { team, foot, head } of seen) {
    const m = foot.scale;
    const rgb = { home: ACCENT, away: PALE, keeper: PALE }[team];
    const strength = { home: 1, away: 0.5, keeper: 0.75 }[team];
    const reach = Math.max(5, 0.85 * m);
    const flat = reach * 0.36;
    // As an analyst marks a player: a ring on the grass, in a spotlight.
    g.beginPath();
    g.ellipse(foot.x, foot.y, reach * 1.25, flat * 1.25, 0, 0, 7);
    g.fillStyle = rgba('2 4 18', 0.42);
    g.fill();
    const waist = reach * 0.6;
    const cone = g.createLinearGradient(0, foot.y, 0, head.y);
    cone.addColorStop(0, rgba(rgb, 0.6 * strength));
    cone.addColorStop(0.4, rgba(rgb, 0.22 * strength));
    cone.addColorStop(1, rgba(rgb, 0));
    g.beginPath();
    g.ellipse(foot.x, foot.y, waist, flat * 0.6, 0, Math.PI, 0, true);
    g.lineTo(head.x + waist * 0.2, head.y);
    g.lineTo(head.x - waist * 0.2, head.y);
    g.closePath();
    g.fillStyle = cone;
    g.fill();
    g.beginPath();
    g.ellipse(foot.x, foot.y, reach, flat, 0, 0, 7);
    g.lineWidth = Math.max(1.3, 0.085 * m);
    g.strokeStyle = rgba(rgb, 0.95 * strength);
    g.stroke();
    g.beginPath();
    g.ellipse(foot.x, foot.y, waist, flat * 0.6, 0, 0, 7);
    g.fillStyle = rgba(rgb, 0.9 * strength);
    g.fill();
  }
}

const along = (camera, pass, from, to, pieces = 40) =>
  list(pieces + 1, (i) => camera.project(pass.at(mix(from, to, i / pieces)))).filter(Boolean);

export function drawMove(camera, t) {
  const fading = 1 - smooth(during(t, 5.5, 6.3));
  PASSES.forEach((pass, i) => {
    if (t <= pass.from) return;
    const shot = i === PASSES.length - 1;
    const rgb = shot ? GOLD : ACCENT;
    const done = flown(pass, t);
    const age = Math.max(0, t - pass.to);
    glowLine(
      along(camera, pass, 0, done),
      rgb,
      fading * (0.35 + 0.5 * Math.exp(-age * 1.2)),
      shot ? 2.4 : 1.8,
    );
    // The shadow shows how high it flies.
    const shade = list(21, (k) => {
      const [x, y] = pass.at((done * k) / 20);
      return camera.project([x, y, 0]);
    }).filter(Boolean);
    trace(shade);
    g.lineWidth = 1.4;
    g.strokeStyle = rgba('2 4 18', 0.4 * fading);
    g.stroke();
  });
  NODES.slice(0, -1).forEach(({ spot, lit }) => {
    const p = camera.project([spot[0], spot[1], 0]);
    const pulse = during(t, lit, lit + 0.7);
    if (!p || pulse <= 0 || pulse >= 1) return;
    g.beginPath();
    g.ellipse(
      p.x,
      p.y,
      (0.8 + 2.6 * smooth(pulse)) * p.scale,
      (0.8 + 2.6 * smooth(pulse)) * p.scale * 0.36,
      0,
      0,
      7,
    );
    g.lineWidth = 1.6;
    g.strokeStyle = rgba(ACCENT, 0.8 * (1 - pulse));
    g.stroke();
  });
}

export function drawBall(camera, t) {
  const seen = ballSeen(t);
  if (seen <= 0) return;
  const tail = list(15, (i) => t - 0.22 + i * (0.22 / 14))
    .filter((then) => then > 0.5 && then <= IMPACT + 0.05)
    .map((then) => camera.project(ballAt(then)))
    .filter(Boolean);
  glowLine(tail, '255 255 255', 0.8 * seen, 2.6);
  const p = camera.project(ballAt(t));
  if (!p) return;
  const radius = Math.max(3, 0.2 * p.scale);
  halo(p.x, p.y, radius * 5, PALE, 0.75 * seen);
  g.fillStyle = rgba('255 255 255', seen);
  g.beginPath();
  g.arc(p.x, p.y, radius, 0, 7);
  g.fill();
  // Kick-off: the star on the centre spot.
  star(p.x, p.y, 26, GOLD, (t < 1 ? 1 - smooth(during(t, 0.35, 0.75)) : smooth(during(t, 9.4, 10))) * seen);
}

/* ---- the goal ---- */

/** The net gives where the ball hits it, and swings back. */
function netPoint(y, z, depth, t) {
  const since = t - IMPACT;
  let [push, pull] = [0, 0];
  if (since > 0) {
    const away = Math.hypot(y - IN_THE_NET[1], z - IN_THE_NET[2]);
    const swing = Math.exp(-since * 2) * Math.cos(since * 8 - away * 0.9);
    push = 1.4 * Math.exp(-((away / 1.6) ** 2)) * swing;
    push += 0.4 * Math.exp(-away * 0.4) * Math.exp(-since * 1.5) * Math.sin(since * 13 - away * 2.6);
    pull = 0.42 * Math.exp(-((away / 1.5) ** 2)) * swing;
  }
  // Tied to bar, posts and grass, it moves least at its edges.
  const free =
    Math.sin(Math.PI * clamp((y + POST) / (2 * POST))) ** 0.5 * Math.sin(Math.PI * clamp(z / BAR)) ** 0.5;
  const slope = mix(1, 0.55, z / BAR);
  return [
    GOAL_LINE + depth * (slope * NET_DEPTH + push),
    y + (IN_THE_NET[1] - y) * pull * depth * free,
    z + (IN_THE_NET[2] - z) * pull * depth * free,
  ];
}
export function drawGoal(camera, t) {
  const net = (points) => {
    const line = camera.projectAll(points, false);
    if (line.length < 2) return;
    trace(line);
    g.lineWidth = Math.min(1.3, 0.026 * line[0].scale);
    g.strokeStyle = rgba(PALE, 0.34);
    g.stroke();
  };
  const [across, up] = [22, 9];
  for (let i = 0; i <= across; i++) {
    const y = mix(-POST, POST, i / across);
    net(list(13, (k) => netPoint(y, (BAR * k) / 12, 1, t)));
    net(list(7, (k) => netPoint(y, BAR, k / 6, t)));
  }
  for (let i = 0; i <= up; i++) {
    const z = (BAR * i) / up;
    net(list(31, (k) => netPoint(mix(-POST, POST, k / 30), z, 1, t)));
    for (const side of [-POST, POST]) net(list(7, (k) => netPoint(side, z, k / 6, t)));
  }
  for (let i = 1; i < 6; i++) {
    net(list(31, (k) => netPoint(mix(-POST, POST, k / 30), BAR, i / 6, t)));
    for (const side of [-POST, POST]) net(list(7, (k) => netPoint(side, (BAR * k) / 6, i / 6, t)));
  }
  const frame = camera.projectAll(
    [
      [GOAL_LINE, -POST, 0],
      [GOAL_LINE, -POST, BAR],
      [GOAL_LINE, POST, BAR],
      [GOAL_LINE, POST, 0],
    ],
    false,
  );
  if (frame.length > 1) {
    const flash = t > IMPACT ? Math.exp(-(t - IMPACT) * 3) : 0;
    glowLine(frame, ACCENT, 0.15 + 0.5 * flash, Math.max(1.4, frame[0].scale * 0.06));
    trace(frame);
    g.lineJoin = 'round';
    g.lineWidth = Math.max(1.8, frame[0].scale * 0.12);
    g.strokeStyle = rgba('236 243 255', 1);
    g.stroke();
  }
}
