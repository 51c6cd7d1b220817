import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface ResolvingImageProps {
  /** A data: address; the next one fades in over it. */
  readonly src: string;
  readonly alt: string;
  /** 0..1: the less is done, the softer it is shown. */
  readonly fraction: number;
  /** Blur in pixels of a picture of which nothing is done; small pictures take less. */
  readonly softestPx?: number;
  readonly className?: string;
}

/** A picture under way: each preview fades in over the last, and the whole grows sharper. */
export function ResolvingImage({ src, alt, fraction, softestPx = 10, className }: ResolvingImageProps) {
  const [layers, setLayers] = useState<{ now: string; before: string | null }>({ now: src, before: null });
  if (layers.now !== src) setLayers({ now: src, before: layers.now });
  return (
    <span
      // A little larger than its frame: blurred edges would show what is behind them.
      className={classNames('absolute -inset-[3%] overflow-hidden', className)}
      style={{ filter: `blur(${((1 - fraction) ** 2 * softestPx).toFixed(1)}px)` }}
    >
      {layers.before ? (
        <img src={layers.before} alt="" className="absolute inset-0 size-full object-cover" />
      ) : null}
      <img
        key={src}
        src={src}
        alt={alt}
        className="absolute inset-0 size-full animate-fade-in object-cover"
      />
    </span>
  );
}
