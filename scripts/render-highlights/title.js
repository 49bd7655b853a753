/* The scene after the goal: sparks, the striker among the stars, the score. */
import { mix, mix3, WIDTH } from './camera.js';
import { between, during, GOAL_LINE, IMPACT, IN_THE_NET, NODES, STRIKER, smooth } from './match.js';
import { ACCENT, GOLD, g, generator, glowLine, halo, list, NIGHT, PALE, rgba, star } from './strokes.js';

const random = generator(64);

const SPARKS = list(130, () => {
  const angle = random() * 2 * Math.PI;
  return {
    way: [-0.3 - random() * 0.9, Math.cos(angle), Math.sin(angle) * 0.9 + 0.35],
    speed: 2 + random() ** 1.6 * 11,
    size: 2 + random() ** 2.4 * 10,
    life: 0.8 + random() * 1.1,
    rgb: random() < 0.3 ? GOLD : random() < 0.6 ? ACCENT : PALE,
  };
});
export function drawBurst(camera, t) {
  const since = t - IMPACT;
  if (since < 0 || since > 2) return;
  const centre = camera.project([GOAL_LINE + 1, IN_THE_NET[1], IN_THE_NET[2]]);
  if (centre) {
    halo(centre.x, centre.y, 7 * centre.scale, '160 210 255', 0.7 * Math.exp(-since * 4));
    const ring = smooth(during(since, 0, 0.8));
    g.beginPath();
    g.arc(centre.x, centre.y, (0.4 + 5.5 * ring) * centre.scale, 0, 7);
    g.lineWidth = 2;
    g.strokeStyle = rgba(ACCENT, 0.5 * (1 - ring));
    g.stroke();
  }
  for (const { way, speed, size, life, rgb } of SPARKS) {
    if (since > life) continue;
    const gone = (speed * (1 - Math.exp(-2.6 * since))) / 2.6;
    const p = camera.project(IN_THE_NET.map((v, k) => v + way[k] * gone - (k === 0 ? 0.4 : 0)));
    if (p) star(p.x, p.y, size * (0.7 + 0.3 * Math.sin(since * 20 + size)), rgb, (1 - since / life) ** 0.7);
  }
}

/** The striker's position in the sky, in metres: far behind the far stand. */
const inSky = ([x, y]) => [(x - 205) * 0.28 + 3, 160, 34 + (358 - y) * 0.28];
const RISE = STRIKER.stars.map((starOf, i) => {
  const node = NODES[i % NODES.length].spot;
  const from = i < NODES.length ? node : IN_THE_NET;
  return { from, to: inSky(starOf), size: starOf[2], start: 5.45 + i * 0.05 };
});
export function drawConstellation(camera, t) {
  const seen = 1 - smooth(during(t, 8.6, 9.5));
  if (t < 5.4 || seen <= 0) return;
  const stars = RISE.map(({ from, to, size, start }) => {
    const risen = smooth(during(t, start, start + 1.5));
    const at = mix3(from, to, risen);
    at[2] += 22 * Math.sin(Math.PI * risen);
    return { p: camera.project(at), risen, size };
  });
  STRIKER.limbs.forEach(([a, b], i) => {
    const drawn = smooth(during(t, 6.75 + i * 0.05, 7.2 + i * 0.05));
    const [p, q] = [stars[a].p, stars[b].p];
    if (!p || !q || drawn <= 0) return;
    glowLine([p, { x: mix(p.x, q.x, drawn), y: mix(p.y, q.y, drawn) }], ACCENT, 0.6 * seen, 1.3);
  });
  const [head, one, two] = stars.map(({ p }) => p);
  const neck = smooth(during(t, 6.75, 7.2));
  if (head && one && two && neck > 0) {
    const chest = { x: mix(one.x, two.x, 0.45), y: mix(one.y, two.y, 0.45) };
    glowLine(
      [chest, { x: mix(chest.x, head.x, neck), y: mix(chest.y, head.y, neck) }],
      ACCENT,
      0.6 * seen,
      1.3,
    );
  }
  const [foot, ball] = [stars[10].p, stars[13].p];
  const flight = smooth(during(t, 7.3, 7.8));
  if (foot && ball && flight > 0) {
    g.save();
    g.setLineDash([2, 7]);
    g.beginPath();
    g.moveTo(foot.x, foot.y);
    g.quadraticCurveTo(mix(foot.x, ball.x, 0.7), mix(foot.y, ball.y, 0.35), ball.x, ball.y);
    g.lineWidth = 1.6;
    g.strokeStyle = rgba(ACCENT, 0.9 * seen * flight);
    g.stroke();
    g.restore();
  }
  stars.forEach(({ p, risen, size }, i) => {
    if (!p) return;
    const ballStar = i === stars.length - 1;
    const beat = ballStar ? 1 + 0.5 * between(t, 7.6, 7.8, 7.8, 8.4) : 1;
    const shine =
      (0.35 + 0.65 * Math.max(risen, 0.4)) * seen * smooth(during(t, RISE[i].start, RISE[i].start + 0.2));
    star(p.x, p.y, (4 + 5.5 * size) * beat, ballStar ? GOLD : PALE, shine);
  });
}

/* ---- the score ---- */

function shield(x, y, size, rgb) {
  g.save();
  g.translate(x - size / 2, y - size / 2);
  g.scale(size / 40, size / 40);
  const shape = new Path2D('M4 3H36V18C36 28 29 34 20 38C11 34 4 28 4 18Z');
  g.fillStyle = rgba('18 27 84', 1);
  g.fill(shape);
  g.fillStyle = rgba(rgb, 1);
  g.fill(new Path2D('M20 3H36V18C36 28 29 34 20 38Z'));
  g.lineWidth = 2.5;
  g.strokeStyle = rgba('255 255 255', 0.95);
  g.stroke(shape);
  g.restore();
}
export function drawScore(t) {
  const open = smooth(during(t, 6.5, 7)) * (1 - smooth(during(t, 8.9, 9.35)));
  if (open <= 0) return;
  const [x, y, wide, high] = [WIDTH / 2, 612, 348, 96];
  const half = (wide / 2) * open;
  g.save();
  g.globalAlpha = Math.min(1, open * 1.6);
  g.beginPath();
  g.roundRect(x - half, y - high / 2, half * 2, high, 14);
  g.fillStyle = rgba(NIGHT, 0.86);
  g.fill();
  g.lineWidth = 1.2;
  g.strokeStyle = rgba('164 188 255', 0.35);
  g.stroke();
  g.clip();
  g.fillStyle = rgba(ACCENT, 1);
  g.fillRect(x - half, y - high / 2, half * 2, 3);
  shield(x - 122, y + 2, 54, ACCENT);
  shield(x + 122, y + 2, 54, PALE);
  g.font = '800 72px Saira';
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const base = y + 27;
  const roll = smooth(during(t, 7.15, 7.5));
  g.save();
  g.beginPath();
  g.rect(x - 90, y - 36, 70, 74);
  g.clip();
  g.fillStyle = rgba('238 242 255', 1);
  g.fillText('1', x - 52, base - 80 * roll);
  const cooled = smooth(during(t, 7.9, 8.5));
  const gold = [245, 196, 81].map((v, k) => Math.round(mix(v, [238, 242, 255][k], cooled)));
  g.fillStyle = rgba(gold.join(' '), 1);
  g.fillText('2', x - 52, base + 80 * (1 - roll));
  g.restore();
  g.fillStyle = rgba('238 242 255', 1);
  g.fillText('1', x + 52, base);
  g.fillStyle = rgba('163 174 208', 1);
  g.fillRect(x - 11, y - 3, 22, 5);
  g.restore();
}
