import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { inspo } from '../../../i18n/en/inspo.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { notify } from '../../../ui/notify.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { readImage, type SharedImage } from './read-image.ts';

interface ImageFieldProps {
  readonly image: SharedImage | null;
  readonly error: string | undefined;
  readonly onImage: (image: SharedImage | null) => void;
}

/** Takes one picture and shows it. A file that cannot be taken leaves the one before. */
export function ImageField({ image, error, onImage }: ImageFieldProps) {
  const t = useTexts(inspo);
  const id = useId();
  const [isReading, setReading] = useState(false);
  const latest = useRef<File>(undefined);

  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it was changed.
    target.value = '';
    if (!file) return;
    latest.current = file;
    setReading(true);
    const read = await readImage(file);
    if (latest.current !== file) return;
    setReading(false);
    if (typeof read === 'object') {
      onImage(read);
      return;
    }
    const now = textsNow(inspo);
    notify({
      about: 'share',
      title: now(read === 'too-large' ? 'share.large.title' : 'share.unreadable.title'),
      description: now(read === 'too-large' ? 'share.large.text' : 'share.unreadable.text'),
      tone: 'destructive',
    });
  };

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('share.image')}
      </label>
      <div
        className={classNames(
          'relative grid min-h-40 place-items-center overflow-hidden rounded-sm border bg-mist has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
          error ? 'border-destructive' : 'border-edge',
        )}
      >
        {image ? (
          <img
            src={image.imageUrl}
            alt={t('share.image.alt')}
            className="max-h-72 w-full object-contain"
            style={{ aspectRatio: image.aspect }}
          />
        ) : null}
        <span
          className={classNames(
            'pointer-events-none inline-flex items-center gap-2 text-sm',
            image && 'absolute bottom-3 rounded-sm bg-card px-3 py-1.5',
          )}
        >
          {isReading ? <Spinner /> : <ImagePlus className="size-5" strokeWidth={1.25} aria-hidden="true" />}
          {image ? t('share.image.change') : t('share.image.choose')}
        </span>
        <input
          id={id}
          name="image"
          type="file"
          accept="image/*"
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => void onChange(event)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      <p id={`${id}-note`} className={classNames('text-xs', error ? 'text-destructive' : 'text-ink-soft')}>
        {error ?? t('share.image.hint')}
      </p>
    </div>
  );
}
