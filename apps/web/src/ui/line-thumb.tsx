import { classNames } from './class-names.ts';
import { BrilliantDrawing } from './drawings/stone.tsx';
import { Picture } from './picture.tsx';

interface LineThumbProps {
  /** An address as the API gives it; null: there is no picture. */
  readonly src: string | null;
  readonly alt: string;
  /** Gives its width; it is square. */
  readonly className: string;
  /** How wide it is shown at most. */
  readonly sizes?: string;
}

/** The picture of a line in a cart or an order. */
export function LineThumb({ src, alt, className, sizes = '96px' }: LineThumbProps) {
  if (src === null) {
    return (
      <span className={classNames('plate aspect-square shrink-0 text-ink-soft', className)}>
        <BrilliantDrawing className="w-1/2" />
      </span>
    );
  }
  return (
    <Picture
      src={src}
      alt={alt}
      width={768}
      height={768}
      sizes={sizes}
      className={classNames('shrink-0', className)}
    />
  );
}
