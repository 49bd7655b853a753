import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { clubKeyHeaders } from './club-key.ts';
import { call, HttpError } from './http.ts';

/** The beginning of the keys of all pictures. */
export const PICTURES_PATH = '/api/ucl/evidence/';
/** A photo on a bad network takes its time. */
const TIMEOUT_MS = 120_000;
const KEPT_MS = 10 * 60_000;

const inTurn = pLimit(3);

type Headers = Readonly<Record<string, string>>;

/** A picture is named by its hash: it never changes, whatever else is fetched again. */
export function pictureQuery(sha256: string, read: (signal: AbortSignal) => Promise<Blob>) {
  return queryOptions({
    queryKey: [PICTURES_PATH, sha256] as const,
    queryFn: ({ signal }) => inTurn(() => read(signal)),
    staleTime: 'static',
    gcTime: KEPT_MS,
  });
}

export function readPicture(sha256: string, headers: Headers, signal: AbortSignal): Promise<Blob> {
  return callForPicture({ method: 'GET', path: `${PICTURES_PATH}${sha256}`, headers, signal });
}

/** As the club of this device. */
export function clubPictureQuery(sha256: string) {
  return pictureQuery(sha256, (signal) => readPicture(sha256, clubKeyHeaders(), signal));
}

/** Adds a picture to a result; `onProgress` is told how much of it has been sent, from 0 to 1. */
export async function sendPicture(
  resultId: number,
  picture: Blob,
  onProgress: (sent: number) => void,
): Promise<void> {
  const body = new FormData();
  body.append('picture', picture, 'picture');
  const headers = clubKeyHeaders();
  await callForPicture({ method: 'POST', path: `${PICTURES_PATH}${resultId}`, headers, body, onProgress });
}

/** Removes a picture of this device's club from a result. One that is not there has been removed. */
export async function removePicture(resultId: number, sha256: string): Promise<void> {
  try {
    await call(`${PICTURES_PATH}${resultId}/${sha256}`, { method: 'DELETE' }, { headers: clubKeyHeaders() });
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'unknown_picture')) throw error;
  }
}

interface PictureCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Headers;
  readonly body?: FormData;
  readonly signal?: AbortSignal;
  readonly onProgress?: (sent: number) => void;
}

/** By XMLHttpRequest: `fetch` does not tell how much has been sent. */
function callForPicture({ method, path, headers, body, signal, onProgress }: PictureCall): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'blob';
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    const fail = () => reject(new Error('The connection was lost.'));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = async () => {
      const reply = request.response as Blob;
      if (request.status >= 200 && request.status < 300) resolve(reply);
      else reject(new HttpError(request.status, request.statusText, await reply.text()));
    };
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) fail();
    else request.send(body ?? null);
  });
}
