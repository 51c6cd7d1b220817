import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { type Piece, renderOf } from './renders.ts';

interface PiecePictureProps {
  readonly piece: Piece;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** For the picture that the page is about; the route preloads it. */
  readonly priority?: boolean;
  /** Gives the frame its size; the picture fills it. */
  readonly className: string;
}

/** One of our renders filling its frame, by day in the light theme and by night in the dark one. */
export function PiecePicture({ piece, sizes, priority = false, className }: PiecePictureProps) {
  return (
    <div className={classNames('relative overflow-hidden bg-mist', className)}>
      {(['day', 'night'] as const).map((time) => (
        <div
          key={time}
          className={classNames('absolute inset-0', time === 'day' ? 'only-light' : 'only-dark')}
        >
          {/* Lazy even with priority: the picture of the theme that is not shown must not be fetched. */}
          <Picture
            {...renderOf(piece, time)}
            sizes={sizes}
            priority={priority}
            loading="lazy"
            className="size-full"
          />
        </div>
      ))}
    </div>
  );
}
