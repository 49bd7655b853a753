import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MyClubReply, PlacedClubReply } from '#contract/club-links.ts';
import { canAddImages, IMAGES_PER_SIDE } from '#domain/results/evidence.ts';
import { currentClubKey } from '#web/api/club-key.ts';
import { myClubQuery, useMyClub } from '#web/api/my-club.ts';
import { clubScreenshotQuery, removeScreenshot } from '#web/api/screenshots.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { ImageRow, imageClass, type PrivateImage, useBlobUrl } from '#web/ui/image/image-row.tsx';
import shared from '#web/ui/shared.module.css';
import { useStore } from '#web/ui/store.ts';
import styles from './result-screenshots.module.css';
import { IMAGE_TYPES, isImage, type Upload, uploads } from './uploads.ts';
import { ADD_SCREENSHOTS, REMOVE_SCREENSHOT, screenshotName, sendingText } from './words.ts';

type ClubsResult = MyClubReply['waiting'][number];

/**
 * The screenshots of a result, for this device's club: its own, with a field to add more, and those of the other club.
 */
export default function ResultScreenshots({ resultId }: { readonly resultId: number }) {
  const myClub = useMyClub();
  if (!myClub) return null;
  const { club, waiting, reported } = myClub;
  const result = [...reported, ...waiting].find(({ id }) => id === resultId);
  if (!result) return null;
  const { homeClubId, homeTeam, awayTeam, evidence } = result;
  const other = homeClubId === club.id ? awayTeam : homeTeam;
  const theirs = evidence.filter(({ clubId }) => clubId !== club.id);
  return (
    <div className={styles.evidence}>
      {canAddImages(club.id, result) && <OwnScreenshots result={result} club={club} />}
      {theirs.length > 0 && (
        <>
          <p className={shared.note}>
            {ADD_SCREENSHOTS.from} <bdi>{other}</bdi>
          </p>
          <ImageRow label={labelOf(other)} images={namedScreenshots(theirs, other)} />
        </>
      )}
    </div>
  );
}

interface OwnScreenshotsProps {
  readonly result: ClubsResult;
  readonly club: PlacedClubReply['club'];
}

function OwnScreenshots({ result, club }: OwnScreenshotsProps) {
  const queryClient = useQueryClient();
  const all = useStore(uploads.all);
  const [isOver, setOver] = useState(false);
  const own = all.filter(({ resultId }) => resultId === result.id);
  const mine = result.evidence.filter(({ clubId }) => clubId === club.id);
  const room = IMAGES_PER_SIDE - mine.length - own.length;
  const refresh = () => queryClient.invalidateQueries({ queryKey: myClubQuery(currentClubKey()).queryKey });

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    target.value = '';
    setOver(chosen.length > room);
    uploads.add(result.id, chosen.slice(0, room), refresh);
  }

  const choice = { match: `${result.homeTeam} vs ${result.awayTeam}`, onChange: choose };
  if (mine.length + own.length === 0)
    return (
      <div className={styles.add}>
        <ScreenshotInput {...choice} text={ADD_SCREENSHOTS.add} className={buttonClass('secondary')} />
        <span className={shared.note}>{ADD_SCREENSHOTS.hint}</span>
      </div>
    );
  return (
    <>
      <ImageRow
        label={labelOf(club.name)}
        images={namedScreenshots(mine, club.name)}
        action={(screenshot) => <RemoveScreenshot resultId={result.id} screenshot={screenshot} />}
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
          <li className={styles.add}>
            <ScreenshotInput {...choice} text={ADD_SCREENSHOTS.another} className={imageClass} />
          </li>
        )}
      </ImageRow>
      {isOver && <p role="alert">{ADD_SCREENSHOTS.tooMany}</p>}
    </>
  );
}

interface ScreenshotInputProps {
  readonly text: string;
  readonly match: string;
  readonly className: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A phone offers its camera and its photos. */
function ScreenshotInput({ text, match, className, onChange }: ScreenshotInputProps) {
  return (
    <label className={className}>
      <input
        type="file"
        className={shared.hidden}
        accept={IMAGE_TYPES.join()}
        multiple
        aria-label={`${text}, ${match}`}
        onChange={onChange}
      />
      {text}
    </label>
  );
}

function labelOf(club: string): string {
  return `${ADD_SCREENSHOTS.label}, ${club}`;
}

function namedScreenshots(screenshots: ClubsResult['evidence'], club: string) {
  return screenshots.map(({ sha256, width, height }, index) => ({
    id: sha256,
    name: screenshotName(index, screenshots.length, club),
    width,
    height,
    query: clubScreenshotQuery(sha256),
  }));
}

interface UploadItemProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** An image that is being sent, or that failed. */
function UploadItem({ upload, onRetry, onRemove }: UploadItemProps) {
  const { file, state, progress, problem, isWorthRetrying } = upload;
  const url = useBlobUrl(file);
  return (
    <li className={styles.upload} data-state={state}>
      <span className={imageClass}>
        {url && isImage(file) ? <img src={url} alt={file.name} /> : <small>{file.name}</small>}
        {state !== 'failed' && (
          <progress
            aria-label={state === 'sending' ? sendingText(progress) : ADD_SCREENSHOTS.waiting}
            max={1}
            value={progress}
            className={shared.progress}
          />
        )}
      </span>
      {state === 'failed' && (
        <div role="alert">
          <p>{problem}</p>
          {isWorthRetrying && (
            <Button variant="secondary" onClick={onRetry}>
              {ADD_SCREENSHOTS.retry}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {ADD_SCREENSHOTS.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

interface Props {
  readonly resultId: number;
  readonly screenshot: PrivateImage;
}

/** After a confirmation. */
function RemoveScreenshot({ resultId, screenshot }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`${REMOVE_SCREENSHOT.button} ${screenshot.name}`}
        onClick={() => setOpen(true)}
      >
        {REMOVE_SCREENSHOT.button}
      </Button>
      {isOpen &&
        createPortal(
          <RemoveDialog resultId={resultId} screenshot={screenshot} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}

function RemoveDialog({ resultId, screenshot, onClose }: Props & { readonly onClose: () => void }) {
  const { data } = useQuery(screenshot.query);
  const url = useBlobUrl(data);
  const { send, isSending, problem } = useWrite({
    call: () => removeScreenshot(resultId, screenshot.id),
    onDone: () => {
      onClose();
      return REMOVE_SCREENSHOT.done;
    },
    failed: () => ({ fallback: REMOVE_SCREENSHOT.failed }),
  });

  return (
    <ConfirmDialog
      title={REMOVE_SCREENSHOT.title}
      summary={REMOVE_SCREENSHOT.text}
      confirmLabel={REMOVE_SCREENSHOT.confirm}
      isSending={isSending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {url && (
        <img
          src={url}
          alt={screenshot.name}
          width={screenshot.width}
          height={screenshot.height}
          className={styles.screenshot}
        />
      )}
      <FormError problem={problem} />
    </ConfirmDialog>
  );
}
