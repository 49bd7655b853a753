const WIDTH = 1200;
const HEIGHT = 700;

/** Points of light, strokes of no length, spread evenly and without a pattern: the same for everybody. */
function lights(count: number, seed: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + seed) * 0.754877) % 1;
    const y = ((index + seed) * 0.56984) % 1;
    return `M${Math.round(x * WIDTH)} ${Math.round(y * HEIGHT)}h0`;
  }).join('');
}

const FAINT = lights(210, 1);
const PLAIN = lights(70, 400);
const BRIGHT = lights(16, 90);

/** The whole night sky: three depths of stars, and the band of the galaxy across it. */
export function ChampionsSky() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="champions-sky"
      aria-hidden="true"
    >
      <path d={FAINT} strokeWidth="1.1" opacity=".35" />
      <path d={PLAIN} strokeWidth="1.7" opacity=".6" />
      <path d={BRIGHT} strokeWidth="2.6" opacity=".9" />
    </svg>
  );
}
