import { PICTURE_SIDE_MAX } from '#domain/results/evidence.ts';

const QUALITY = 0.85;
/** Sent as it is: there is little to gain. */
const SMALL_BYTES = 400_000;

/** A smaller copy of a photo, which a bad network takes sooner; the photo itself where the browser cannot make one. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES || !isCanvasHonest()) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, PICTURE_SIDE_MAX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return copy && copy.size < file.size ? copy : file;
  } catch {
    return file;
  }
}

/** Browsers that resist fingerprinting give noise instead of what was drawn. */
function isCanvasHonest(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = 'rgb(10, 200, 90)';
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, index) => Math.abs(value - ([10, 200, 90, 255][index % 4] ?? 0)) < 8);
}
