import { crestOf } from './crest-design.ts';

/** Two lights, from the left and from the right: both colours of one club, or one of each. */
export function clubLights([home, away]: readonly string[]): readonly [string, string] {
  if (home === undefined) return [MOON, MOON];
  const [first, second] = lightsOf(home);
  return [first, away === undefined ? second : lightsOf(away)[0]];
}

const MOON = '#a4bcff';
/** Out of 255: darker colours give no light at night, and greyer ones no colour. */
const DARK = 100;
const GREY = 60;

/** The colours of a club's crest as light, the more colourful one first. */
function lightsOf(name: string): readonly [string, string] {
  const { base, second } = crestOf(name);
  const [first = MOON, other = first] = [base, second]
    .map((colour) => ({ colour, ...channelsOf(colour) }))
    .filter(({ most }) => most >= DARK)
    .sort((a, b) => Number(b.chroma >= GREY) - Number(a.chroma >= GREY))
    .map(({ colour }) => colour);
  return [first, other];
}

function channelsOf(colour: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(...channels);
  return { most, chroma: most - Math.min(...channels) };
}
