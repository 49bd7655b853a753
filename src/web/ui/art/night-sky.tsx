import styles from './night-sky.module.css';
import { round, type Star, starPath } from './star.ts';

/*
 * The motif: a pitch seen from the main stand, floodlights, and a striker as a constellation. Everything is computed
 * once, from fixed seeds, so that server and browser render the same night.
 */

/* The camera: metres on the grass to points in the image. Depth 0 is the centre spot, which is also (0, 0). */
const GRASS = { width: 1200, height: 400 };
const LENS = 700;
const DISTANCE = 84;
const EYE_HEIGHT = 27;
const HORIZON = -72;
type OnGrass = readonly [along: number, depth: number];

function project([along, depth]: OnGrass): string {
  const scale = LENS / (DISTANCE + depth);
  return `${Math.round(GRASS.width / 2 + along * scale)} ${Math.round(HORIZON + EYE_HEIGHT * scale)}`;
}
const line = (...points: OnGrass[]) => `M${points.map(project).join('L')}`;

/** In this projection, a circle around the centre spot is an exact, upright ellipse. */
function centreCircle(radius: number): string {
  const square = DISTANCE ** 2 - radius ** 2;
  const rx = round((LENS * radius) / Math.sqrt(square));
  const ry = round((LENS * EYE_HEIGHT * radius) / square);
  const y = round(HORIZON + (LENS * EYE_HEIGHT * DISTANCE) / square);
  return `M${round(GRASS.width / 2 - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0`;
}
const box = (end: 1 | -1, length: number, halfWidth: number) => {
  const goal = end * 52.5;
  const front = end * (52.5 - length);
  return line([goal, -halfWidth], [front, -halfWidth], [front, halfWidth], [goal, halfWidth]);
};

const LINES = [
  `${line([-52.5, -34], [-52.5, 34], [52.5, 34], [52.5, -34])}Z`,
  line([0, -34], [0, 34]),
  centreCircle(9.15),
  box(-1, 16.5, 20.2),
  box(1, 16.5, 20.2),
  box(-1, 5.5, 9.2),
  box(1, 5.5, 9.2),
].join('');

const MOWN = [-52.5, -37.5, -22.5, -7.5, 7.5, 22.5, 37.5]
  .map((from) => `${line([from, -34], [from, 34], [from + 7.5, 34], [from + 7.5, -34])}Z`)
  .join('');

/** mulberry32 */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Points of light are strokes of length zero with round caps: nine bytes each. */
function lights(
  seed: number,
  count: number,
  place: (random: () => number) => [x: number, y: number],
): string {
  const random = generator(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = place(random);
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  }).join('');
}
const SKY = { width: 1200, height: 400 };
const inSky = (random: () => number): [number, number] => [
  random() * SKY.width,
  random() ** 1.3 * (SKY.height - 20),
];
const DUST = lights(7, 48, inSky);
const FAINT = lights(41, 24, inSky);
const BRIGHT = lights(2025, 16, inSky);
/** The far stand: phones held up, densest above the touchline. */
const CROWD = lights(64, 64, (random) => [random() * GRASS.width, 92 - random() ** 1.5 * 64]);
const STAND = 'M0 40Q600-8 1200 40V400H0z';
const ROOF = 'M0 40Q600-8 1200 40';

/* The striker: joints, limbs, and the ball in flight. */
const JOINTS: readonly Star[] = [
  [150, 56, 9], // head
  [300, 190, 10], // the foot that strikes
  [146, 358, 7], // the foot that stands
  [276, 62, 6],
  [58, 152, 6],
  [362, 104, 14], // the ball
];
const LIMBS = [
  'M136 102L184 98L194 200L166 206Z', // trunk
  'M151 69L158 96', // neck
  'M184 98L228 102L269 67', // leading arm
  'M136 102L98 150L66 152', // trailing arm
  'M194 200L248 230L292 196', // striking leg
  'M166 206L172 286L149 349', // standing leg
].join('');
const SMALL_JOINTS = 'M136 102h0M184 98h0M194 200h0M166 206h0M228 102h0M98 150h0M248 230h0M172 286h0';
const FLIGHT = 'M310 181Q342 154 355 119';

/* One floodlight: its lamps, and its beams, widest and faintest outside. */
const LAMPS = Array.from({ length: 8 }, (_, i) => `M${48 + (i % 4) * 11} ${40 + (i >> 2) * 11}h0`).join('');
const LAMPLIGHT = 'color-mix(in srgb, var(--color-accent-bright), var(--color-light))';
const BEAMS = ['M64 46L430 300V520H150z', 'M64 46L400 340V470L210 520z', 'M64 46L380 380L350 440L270 480z'];

const sky = { viewBox: `0 0 ${SKY.width} ${SKY.height}`, preserveAspectRatio: 'xMidYMin slice' } as const;
const skyLayer = styles.stars;
const tower = { viewBox: '0 0 400 500', preserveAspectRatio: 'xMinYMin' } as const;
const towerLayer = styles.tower;

/**
 * A background for a `relative` parent, once per page (its gradients have fixed ids); decorative. Twinkling parts are
 * in their own layers, because animating the opacity of a whole element needs no repaint.
 */
export function NightSky() {
  return (
    <div aria-hidden="true" className={styles.sky}>
      <svg {...sky} className={skyLayer} aria-hidden="true">
        <g stroke="var(--color-fg)" strokeLinecap="round">
          <path d={DUST} strokeWidth="1.2" opacity=".3" />
          <path d={FAINT} strokeWidth="1.8" opacity=".45" />
        </g>
      </svg>
      <svg {...sky} className={`${skyLayer} ${styles.twinkling}`} aria-hidden="true">
        <path stroke="var(--color-fg)" d={BRIGHT} strokeWidth="2.6" strokeLinecap="round" opacity=".75" />
      </svg>
      <svg
        viewBox={`0 0 ${GRASS.width} ${GRASS.height}`}
        preserveAspectRatio="xMidYMin slice"
        className={styles.stands}
        fill="none"
        aria-hidden="true"
      >
        <linearGradient
          id="night-sky-grass"
          x1="0"
          x2="0"
          y1="0"
          y2={GRASS.height}
          gradientUnits="userSpaceOnUse"
        >
          <stop offset=".2" stopColor="var(--color-light)" />
          <stop offset=".95" stopColor="var(--color-light)" stopOpacity=".1" />
        </linearGradient>
        <path fill="var(--color-night)" d={STAND} opacity=".45" />
        <path stroke="var(--color-accent)" d={ROOF} opacity=".35" />
        <path stroke="var(--color-fg)" d={CROWD} strokeWidth="1.5" strokeLinecap="round" opacity=".4" />
        <path d={MOWN} fill="url(#night-sky-grass)" opacity=".07" />
        <path d={LINES} stroke="url(#night-sky-grass)" strokeWidth="1.5" opacity=".55" />
      </svg>
      <svg {...tower} className={`${towerLayer} ${styles.left}`} aria-hidden="true">
        <linearGradient id="night-sky-beam" x1="64" x2="300" y1="46" y2="420" gradientUnits="userSpaceOnUse">
          <stop stopColor={LAMPLIGHT} stopOpacity=".13" />
          <stop offset="1" stopColor={LAMPLIGHT} stopOpacity="0" />
        </linearGradient>
        <radialGradient id="night-sky-lamp">
          <stop stopColor="var(--color-fg)" stopOpacity=".75" />
          <stop offset=".25" stopColor={LAMPLIGHT} stopOpacity=".28" />
          <stop offset=".6" stopColor={LAMPLIGHT} stopOpacity=".06" />
          <stop offset="1" stopColor={LAMPLIGHT} stopOpacity="0" />
        </radialGradient>
        <g id="night-sky-tower" fill="url(#night-sky-beam)">
          {BEAMS.map((beam) => (
            <path key={beam} d={beam} />
          ))}
          <circle cx="64" cy="46" r="90" fill="url(#night-sky-lamp)" />
          <path stroke="var(--color-fg)" d={LAMPS} strokeWidth="6" strokeLinecap="round" />
        </g>
      </svg>
      <svg {...tower} className={`${towerLayer} ${styles.right}`} aria-hidden="true">
        <use href="#night-sky-tower" />
      </svg>
      <svg viewBox="44 38 336 330" className={styles.constellation} fill="none" aria-hidden="true">
        <path stroke="var(--color-accent)" d={LIMBS} strokeWidth="1.1" opacity=".6" />
        <path stroke="var(--color-accent)" d={FLIGHT} strokeWidth="1.1" strokeDasharray="2 5" />
        <path stroke="var(--color-fg)" d={SMALL_JOINTS} strokeWidth="4" strokeLinecap="round" />
        <path fill="var(--color-fg)" d={JOINTS.map(starPath).join('')} />
      </svg>
      <div className={styles.ground} />
    </div>
  );
}
