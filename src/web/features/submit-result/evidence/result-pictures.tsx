import './evidence.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import type { MyClubReply } from '#contract/club-links.ts';
import { canAddPictures, PICTURE_SIDE_MAX, PICTURES_PER_SIDE } from '#domain/results/evidence.ts';
import { currentClubKey } from '#web/api/club-key.ts';
import { myClubQuery, useMyClub } from '#web/api/my-club.ts';
import { clubPictureQuery, sendPicture } from '#web/api/pictures.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PictureRow } from '#web/ui/picture/picture-row.tsx';
import { useBlobUrl } from '#web/ui/picture/private-picture.ts';
import shared from '#web/ui/shared.module.css';
import { useStore } from '#web/ui/store.ts';
import { RemovePicture } from './remove-picture.tsx';
import { createUploads, isPicture, PICTURE_TYPES, type Upload } from './uploads.ts';
import { ADD_PICTURES, PICTURES, pictureName, sendingText } from './words.ts';

const uploads = createUploads({ shrink: shrinkPicture, send: sendPicture });

type ClubsResult = MyClubReply['waiting'][number];

/** The screenshots of a result, for the club of this device: its own, with more to be added, and those of the other. */
export default function ResultPictures({ resultId }: { readonly resultId: number }) {
  const myClub = useMyClub();
  if (!myClub) return null;
  const { club, waiting, reported } = myClub;
  const result = [...reported, ...waiting].find(({ id }) => id === resultId);
  if (!result) return null;
  const { homeClubId, homeTeam, awayTeam, evidence } = result;
  const other = homeClubId === club.id ? awayTeam : homeTeam;
  const theirs = evidence.filter(({ clubId }) => clubId !== club.id);
  return (
    <div className="evidence">
      {canAddPictures(club.id, result) && <OwnPictures result={result} club={club} />}
      {theirs.length > 0 && (
        <>
          <p className="evidence-of">
            {ADD_PICTURES.from} <bdi>{other}</bdi>
          </p>
          <PictureRow label={labelOf(other)} pictures={namedPictures(theirs, other)} texts={PICTURES} />
        </>
      )}
    </div>
  );
}

function OwnPictures({ result, club }: { readonly result: ClubsResult; readonly club: MyClubReply['club'] }) {
  const queryClient = useQueryClient();
  const all = useStore(uploads.all);
  const [isOver, setOver] = useState(false);
  const own = all.filter(({ resultId }) => resultId === result.id);
  const mine = result.evidence.filter(({ clubId }) => clubId === club.id);
  const room = PICTURES_PER_SIDE - mine.length - own.length;
  const refresh = () => queryClient.invalidateQueries({ queryKey: myClubQuery(currentClubKey()).queryKey });

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // So that the same file can be chosen once more after it was removed.
    target.value = '';
    setOver(chosen.length > room);
    uploads.add(result.id, chosen.slice(0, room), refresh);
  }

  const choice = { match: `${result.homeTeam} vs ${result.awayTeam}`, onChange: choose };
  if (mine.length + own.length === 0)
    return (
      <div className="evidence-add">
        <PictureInput {...choice} text={ADD_PICTURES.add} className={buttonClass('secondary')} />
        <span>{ADD_PICTURES.hint}</span>
      </div>
    );
  return (
    <>
      <PictureRow
        label={labelOf(club.name)}
        pictures={namedPictures(mine, club.name)}
        texts={PICTURES}
        action={(picture) => <RemovePicture resultId={result.id} picture={picture} />}
      >
        {own.map((upload) => (
          <UploadItem
            key={upload.id}
            upload={upload}
            onRetry={() => uploads.retry(upload.id, refresh)}
            onRemove={() => uploads.remove(upload.id)}
          />
        ))}
        {room > 0 && (
          <li className="evidence-add">
            <PictureInput {...choice} text={ADD_PICTURES.another} className="picture" />
          </li>
        )}
      </PictureRow>
      {isOver && <p role="alert">{ADD_PICTURES.tooMany}</p>}
    </>
  );
}

interface PictureInputProps {
  readonly text: string;
  readonly match: string;
  readonly className: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The system of a phone offers its camera and its pictures. */
function PictureInput({ text, match, className, onChange }: PictureInputProps) {
  return (
    <label className={className}>
      <input
        type="file"
        className={shared.hidden}
        accept={PICTURE_TYPES.join()}
        multiple
        aria-label={`${text}, ${match}`}
        onChange={onChange}
      />
      {text}
    </label>
  );
}

function labelOf(club: string): string {
  return `${ADD_PICTURES.label}, ${club}`;
}

function namedPictures(pictures: ClubsResult['evidence'], club: string) {
  return pictures.map(({ sha256, width, height }, index) => ({
    id: sha256,
    name: pictureName(index, pictures.length, club),
    width,
    height,
    query: clubPictureQuery(sha256),
  }));
}

interface UploadItemProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A picture that is on its way, or that did not get through. */
function UploadItem({ upload, onRetry, onRemove }: UploadItemProps) {
  const { file, state, progress, problem, isWorthRetrying } = upload;
  const url = useBlobUrl(file);
  return (
    <li className="upload" data-state={state}>
      <span className="picture">
        {url && isPicture(file) ? <img src={url} alt={file.name} /> : <small>{file.name}</small>}
        {state !== 'failed' && (
          <progress
            aria-label={state === 'sending' ? sendingText(progress) : ADD_PICTURES.waiting}
            max={1}
            value={progress}
          />
        )}
      </span>
      {state === 'failed' && (
        <div role="alert">
          <p>{problem}</p>
          {isWorthRetrying && (
            <Button variant="secondary" onClick={onRetry}>
              {ADD_PICTURES.retry}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {ADD_PICTURES.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

const QUALITY = 0.85;
/** Sent as it is: there is little to gain. */
const SMALL_BYTES = 400_000;

/** A smaller copy of a photo, which a bad network takes sooner; the photo itself where the browser cannot make one. */
async function shrinkPicture(file: Blob): Promise<Blob> {
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
