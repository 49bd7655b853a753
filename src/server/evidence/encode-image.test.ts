import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegOfEmptyScans, noise, plainImage } from '../testing/image-files.ts';
import { countScans, encodeImage } from './encode-image.ts';

const outcome = (sent: Buffer | string) =>
  encodeImage(Buffer.from(sent)).then(
    () => 'accepted',
    ({ code }) => code,
  );

describe('an image', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is accepted as %s and stored as JPEG',
    async (format) => {
      const { jpeg, width, height } = await encodeImage(await plainImage().toFormat(format).toBuffer());
      expect([width, height]).toEqual([640, 360]);
      expect(await sharp(jpeg).metadata()).toMatchObject({
        format: 'jpeg',
        width: 640,
        height: 360,
        channels: 3,
      });
    },
  );

  it('is encoded to the same bytes each time', async () => {
    const sent = await plainImage('#aa3311', 3_000, 200).png().toBuffer();
    expect((await encodeImage(sent)).jpeg.equals((await encodeImage(sent)).jpeg)).toBe(true);
  });

  it.each([
    [3_840, 2_160, 1_920, 1_080],
    [1_000, 4_000, 480, 1_920],
  ])('of %i x %i is stored with a longest side of 1,920', async (width, height, ...stored) => {
    const encoded = await encodeImage(await plainImage('#123456', width, height).jpeg().toBuffer());
    expect([encoded.width, encoded.height]).toEqual(stored);
  });

  it('is stored with 400 KB at most, whatever its content', async () => {
    const { jpeg, width } = await encodeImage(await noise(1_400, 1_400).jpeg({ quality: 95 }).toBuffer());
    expect(jpeg.length).toBeLessThanOrEqual(400_000);
    expect(jpeg.length).toBeGreaterThan(100_000);
    expect((await sharp(jpeg).metadata()).width).toBe(width);
  });

  it('is stored upright and without metadata such as the location', async () => {
    const sent = await plainImage('#445566', 400, 100)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Camera of the captain' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .toBuffer();
    expect(sent.includes('Camera of the captain')).toBe(true);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { jpeg, width, height } = await encodeImage(sent);
    expect([width, height]).toEqual([100, 400]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(jpeg).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(jpeg.includes('Camera of the captain')).toBe(false);
    expect(jpeg.includes('Exif')).toBe(false);
  });

  it('that is animated is stored as its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((colour) => plainImage(colour, 60, 40).png().toBuffer()),
    );
    const sent = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(sent).metadata()).pages).toBe(3);
    const { jpeg, width, height } = await encodeImage(sent);
    expect([width, height]).toEqual([60, 40]);
    const [red, green] = (await sharp(jpeg).stats()).channels;
    expect(red?.mean).toBeGreaterThan(200);
    expect(green?.mean).toBeLessThan(50);
  });

  it('that is partly transparent gets a background', async () => {
    const clear = {
      width: 50,
      height: 50,
      channels: 4 as const,
      background: { r: 255, g: 0, b: 0, alpha: 0 },
    };
    const { jpeg } = await encodeImage(await sharp({ create: clear }).png().toBuffer());
    expect((await sharp(jpeg).stats()).channels[0]?.mean).toBeLessThan(5);
  });

  it.each([
    ['in shades of grey', plainImage().greyscale().png()],
    ['with 16 bits a channel', plainImage().toColourspace('rgb16').png()],
    ['in the colours of a printer', plainImage().toColourspace('cmyk').jpeg()],
  ])('%s is accepted', async (_what, image) => {
    const { jpeg } = await encodeImage(await image.toBuffer());
    const stored = await sharp(jpeg).metadata();
    expect([stored.format, stored.depth, stored.width]).toEqual(['jpeg', 'uchar', 640]);
  });
});

describe('any other file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['nothing', ''],
    ['an SVG', svg],
    ['an SVG with a declaration', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj'],
    ['text', 'GIF89a or not'],
    ['the first bytes of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('is rejected: %s', async (_what, sent) => {
    expect(await outcome(sent)).toBe('not_a_picture');
  });

  it.each(['gif', 'tiff'] as const)('is rejected: %s', async (format) => {
    expect(await outcome(await plainImage().toFormat(format).toBuffer())).toBe('not_a_picture');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is rejected: half a %s', async (format) => {
    const whole = await noise(120, 120).toFormat(format).toBuffer();
    expect(await outcome(whole.subarray(0, whole.length / 2))).toBe('not_a_picture');
  });

  it('is not stored when appended to an image', async () => {
    const sent = Buffer.concat([
      await plainImage().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect((await encodeImage(sent)).jpeg.includes('script')).toBe(false);
  });
});

describe('a decompression bomb', () => {
  it('of 30,000 x 30,000 pixels in a few bytes is rejected by its header', async () => {
    const bomb = pngOfNothing(30_000, 30_000);
    expect(bomb.length).toBeLessThan(2_000);
    expect(await outcome(bomb)).toBe('picture_too_large');
  });

  it('of fewer pixels of eight bytes each is rejected by its header, too', async () => {
    const four16 = { bits: 16, colourType: 6 };
    expect(await outcome(pngOfNothing(5_000, 4_001, four16))).toBe('picture_too_large');
    // The rest of this file is valid; only its data is missing.
    expect(await outcome(pngOfNothing(5_000, 4_000, four16))).toBe('not_a_picture');
  });

  it('of 12.6 million pixels as AVIF is rejected by its header: it takes 25 bytes per pixel', async () => {
    const bomb = await plainImage('#336699', 4_200, 3_000).avif({ quality: 1, effort: 0 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000);
    expect(await outcome(bomb)).toBe('picture_too_large');
  });

  it('that claims to be cropped to a few pixels is rejected as AVIF', async () => {
    const small = await plainImage('#336699', 64, 64).avif().toBuffer();
    expect(await outcome(small)).toBe('accepted');
    expect(await outcome(withAvifProperty(small, sizeProperty(8_000, 5_000)))).toBe('picture_too_large');
  });

  it('of many pixels that is complete is rejected as well', async () => {
    expect(await outcome(await plainImage('#000', 8_000, 5_001).png().toBuffer())).toBe('picture_too_large');
  });
});

describe('a progressive JPEG', () => {
  it('is rejected with more than 64 scans, before it is decoded', async () => {
    const ordinary = await plainImage('#336699', 1_024, 1_024).jpeg({ progressive: true }).toBuffer();
    const own = countScans(ordinary);
    expect(own).toBe(10);
    expect(await outcome(await jpegOfEmptyScans(64 - own))).toBe('accepted');
    expect(await outcome(await jpegOfEmptyScans(65 - own))).toBe('picture_too_large');
    // It would keep a decoder busy for minutes.
    expect(await outcome(await jpegOfEmptyScans(20_000, 6))).toBe('picture_too_large');
  });

  it('counts the scans that its decoder finds, not scan bytes in a comment or after its end', async () => {
    const jpeg = await jpegOfEmptyScans(5);
    const scans = Buffer.from('ffda0008010100013f00'.repeat(100), 'hex');
    const comment = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from([0x03, 0xea]), scans]);
    expect(countScans(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))).toBe(15);
    expect(countScans(Buffer.concat([jpeg, scans]))).toBe(15);
    // The decoder finds the next marker anywhere.
    const hidden = Buffer.from(`00ff00ffd3ff01ffffff${'ffda0008010100013f00'.repeat(100)}`, 'hex');
    expect(countScans(Buffer.concat([jpeg.subarray(0, -2), hidden, jpeg.subarray(-2)]))).toBe(115);
    expect(countScans(jpeg.subarray(0, -2))).toBe(15);
    for (const file of ['', 'ff', 'ffd8', 'ffd8ff', 'ffd8ffda', 'ffd8ffda00', 'ffd8ffff'])
      expect(countScans(Buffer.from(file, 'hex')), file).toBeLessThanOrEqual(1);
  });
});

/** An `ispe` box. */
function sizeProperty(width: number, height: number): Buffer {
  const box = Buffer.alloc(20);
  box.writeUInt32BE(20, 0);
  box.write('ispe', 4);
  box.writeUInt32BE(width, 12);
  box.writeUInt32BE(height, 16);
  return box;
}

/** An AVIF file with another property, as for a cropped image. */
function withAvifProperty(avif: Buffer, property: Buffer): Buffer {
  const boxes = ['meta', 'iprp', 'ipco'].map((type) => avif.indexOf(type) - 4);
  const larger = Buffer.from(avif);
  for (const at of boxes) larger.writeUInt32BE(larger.readUInt32BE(at) + property.length, at);
  const list = boxes[2] ?? 0;
  const end = list + avif.readUInt32BE(list);
  return Buffer.concat([larger.subarray(0, end), property, larger.subarray(end)]);
}

/** A PNG whose header claims that many pixels, with a kilobyte of them. */
function pngOfNothing(width: number, height: number, { bits = 1, colourType = 0 } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colourType, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    framed.set(body, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
