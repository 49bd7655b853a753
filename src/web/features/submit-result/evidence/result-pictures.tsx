import './evidence.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState, useSyncExternalStore } from 'react';
import type { MyClubReply } from '#contract/club-links.ts';
import { canAddPictures, PICTURES_PER_SIDE } from '#domain/results/evidence.ts';
import { currentClubKey } from '#web/api/club-key.ts';
import { myClubQuery, useMyClub } from '#web/api/my-club.ts';
import { clubPictureQuery, sendPicture } from '#web/api/pictures.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { PictureRow } from '#web/ui/picture/picture-row.tsx';
import shared from '#web/ui/shared.module.css';
import { RemovePicture } from './remove-picture.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import { UploadItem } from './upload-item.tsx';
import { createUploads, PICTURE_TYPES } from './uploads.ts';
import { ADD_PICTURES, PICTURES, pictureName } from './words.ts';

const uploads = createUploads({ shrink: shrinkPicture, send: sendPicture });
const NONE: ReturnType<typeof uploads.read> = [];

type ClubsResult = MyClubReply['waiting'][number];

/** The screenshots of a result, for the club of this device: its own, with more to be added, and those of the other. */
export default function ResultPictures({ resultId }: { readonly resultId: number }) {
  const myClub = useMyClub();
  if (!myClub) return null;
  const { club, waiting, reported } = myClub;
  const result = [...reported, ...waiting].find(({ id }) => id === resultId);
  if (!result) return null;
  const { homeTeam, awayTeam, evidence } = result;
  const other = homeTeam === club.name ? awayTeam : homeTeam;
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
  const all = useSyncExternalStore(uploads.subscribe, uploads.read, () => NONE);
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
        action={(picture) => <RemovePicture resultId={result.id} picture={picture} onRemoved={refresh} />}
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
