import sharp from 'sharp';
import type { ReportedScore } from '#domain/results/results.ts';

type Score = Pick<ReportedScore, 'homeScore' | 'awayScore'>;
type Colour = readonly [red: number, green: number, blue: number];

const WIDTH = 960;
const HEIGHT = 540;
const PITCH: Colour = [22, 101, 52];
const MOWN: Colour = [20, 83, 45];
const BOARD: Colour = [11, 16, 32];
const LAMP: Colour = [250, 204, 21];
const STRIPE = 80;

/** Seven segments per digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const DIGITS = [
  ...['1110111', '0010010', '1011101', '1011011', '0111010'],
  ...['1101011', '1101111', '1010010', '1111111', '1111011'],
];
/** The position of each segment: x, y, width and height. */
const LAMPS = [
  [1, 0, 4, 1],
  [0, 1, 1, 4],
  [5, 1, 1, 4],
  [1, 5, 4, 1],
  [0, 6, 1, 4],
  [5, 6, 1, 4],
  [1, 10, 4, 1],
] as const;
const LAMP_SIZE = 20;

/** A scoreboard above a pitch, as a captain would photograph it. */
export function scoreboardImage({ homeScore, awayScore }: Score): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const fill = (x: number, y: number, width: number, height: number, colour: Colour) => {
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1) pixels.set(colour, (row * WIDTH + column) * 3);
  };
  const show = (score: number, left: number) => {
    const lit = DIGITS[Math.min(score, 9)] ?? '';
    for (const [index, [x, y, width, height]] of LAMPS.entries())
      if (lit[index] === '1')
        fill(left + x * LAMP_SIZE, 160 + y * LAMP_SIZE, width * LAMP_SIZE, height * LAMP_SIZE, LAMP);
  };
  fill(0, 0, WIDTH, HEIGHT, PITCH);
  for (let x = 0; x < WIDTH; x += 2 * STRIPE) fill(x, 0, STRIPE, HEIGHT, MOWN);
  fill(160, 100, 640, 340, BOARD);
  show(homeScore, 240);
  fill(460, 260, 40, LAMP_SIZE, LAMP);
  show(awayScore, 600);
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}
