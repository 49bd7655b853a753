import { Button } from '#web/ui/button.tsx';
import { useBlobUrl } from '#web/ui/picture/use-blob-url.ts';
import { isPicture, type Upload } from './uploads.ts';
import { ADD_PICTURES, sendingText } from './words.ts';

interface Props {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A picture that is on its way, or that did not get through. */
export function UploadItem({ upload, onRetry, onRemove }: Props) {
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
