import { shownPieces } from '../i18n/en/shownPieces.ts';
import { useTexts } from '../i18n/texts.ts';
import type { ShownPiece } from './catalogue-picture.ts';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';

interface PiecePictureProps {
  /** One of ui/shown: each page brings along what it shows. */
  readonly piece: ShownPiece;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** For the picture that the page is about; the route preloads it. */
  readonly priority?: boolean;
  /** Gives the frame its size; the picture fills it. */
  readonly className: string;
}

/** A piece of ours filling its frame, by day in the light theme and by night in the dark one. */
export function PiecePicture({ piece, sizes, priority = false, className }: PiecePictureProps) {
  const t = useTexts(shownPieces);
  return (
    <div className={classNames('relative overflow-hidden bg-mist', className)}>
      {(['day', 'night'] as const).map((time) => {
        const { placeholder, ...picture } = piece[time];
        return (
          <div
            key={time}
            className={classNames('absolute inset-0', time === 'day' ? 'only-light' : 'only-dark')}
          >
            {/* Lazy even with priority: the picture of the theme that is not shown must not be fetched. */}
            <Picture
              {...picture}
              alt={t(`${piece.name}.alt`)}
              preview={placeholder}
              sizes={sizes}
              priority={priority}
              loading="lazy"
              className="size-full"
            />
          </div>
        );
      })}
    </div>
  );
}
