const JPEG = Buffer.from('ffd8', 'hex');
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** The number of scans that a JPEG decoder finds; 0 for another file. */
export function countScans(file: Buffer): number {
  if (!file.subarray(0, 2).equals(JPEG)) return 0;
  let scans = 0;
  let at = file.indexOf(0xff, 2);
  while (at !== -1) {
    const marker = file[at + 1] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    // 0xff may be repeated before a marker.
    const next = marker === 0xff ? at + 1 : at + 2 + segmentBytes(file, at + 2, marker);
    at = file.indexOf(0xff, next);
  }
  return scans;
}

function segmentBytes(file: Buffer, at: number, marker: number): number {
  const isStuffedByte = marker === 0;
  const isTemporary = marker === 1;
  const isRestart = marker >= 0xd0 && marker <= 0xd7;
  if (isStuffedByte || isTemporary || isRestart || at + 2 > file.length) return 0;
  return Math.max(2, file.readUInt16BE(at));
}

/** The pixels of the largest image in an AVIF file, including cropped and composed ones; 0 for another file. */
export function largestAvifImage(file: Buffer): number {
  let largest = 0;
  for (const meta of boxesOf(file, 'meta'))
    for (const properties of boxesOf(meta.subarray(4), 'iprp'))
      for (const list of boxesOf(properties, 'ipco'))
        for (const size of boxesOf(list, 'ispe'))
          if (size.length >= 12) largest = Math.max(largest, size.readUInt32BE(4) * size.readUInt32BE(8));
  return largest;
}

/** The contents of the boxes of a type, one after another (ISO/IEC 14496-12). */
function* boxesOf(boxes: Buffer, type: string): Generator<Buffer> {
  let at = 0;
  while (at + 8 <= boxes.length) {
    const isLong = boxes.readUInt32BE(at) === 1 && at + 16 <= boxes.length;
    const start = at + (isLong ? 16 : 8);
    const bytes = isLong ? Number(boxes.readBigUInt64BE(at + 8)) : boxes.readUInt32BE(at);
    // A box without a size is the last one.
    const end = bytes === 0 ? boxes.length : at + bytes;
    if (end < start) return;
    if (boxes.toString('latin1', at + 4, at + 8) === type) yield boxes.subarray(start, end);
    at = end;
  }
}
