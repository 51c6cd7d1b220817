import { type SyntheticEvent, useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import { isServed, pictureAddress, rendition, sourceSet } from './picture-address.ts';

interface PictureProps {
  /** An address as the API gives it. */
  readonly src: string;
  /** Describes the piece; empty only for decoration. */
  readonly alt: string;
  /** Natural size in pixels; keeps the place before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** Widths of a picture that is a file of this site; served pictures have their own. */
  readonly srcSet?: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** Shown first, blurred: a small data: address. Served pictures have one of their own. */
  readonly preview?: string;
  /** For the picture that the page is about: fetched at once. */
  readonly priority?: boolean;
  /** By default eager with priority, else lazy. */
  readonly loading?: 'eager' | 'lazy';
  readonly className?: string;
}

/**
 * A picture of ours in the best format and width, fading in over its blurred preview. When it cannot be loaded, its
 * alt text stands in its place.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes = '100vw',
  preview,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  className,
}: PictureProps) {
  const [state, setState] = useState<{ src: string; is: 'loaded' | 'broken' }>();
  const now = state?.src === src ? state.is : 'loading';
  // On a page that was written in full, a picture may have come, or failed, before React listens to it.
  const adopt = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete) return;
      if (image.naturalWidth > 0) setState({ src, is: 'loaded' });
      else image.decode().catch(() => setState({ src, is: 'broken' }));
    },
    [src],
  );
  const settle = (is: 'loaded' | 'broken') => setState({ src, is });
  // It has arrived, but there is nothing to see before it is decoded: until then its blurred preview stands.
  const arrive = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const show = () => settle('loaded');
    currentTarget.decode().then(show, show);
  };

  const frame = classNames('relative block overflow-hidden bg-mist', className);
  if (now === 'broken') {
    return (
      <span
        role="img"
        aria-label={alt}
        className={classNames(frame, 'grid place-items-center p-4')}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <span className="max-w-[32ch] text-center text-xs text-ink-soft">{alt}</span>
      </span>
    );
  }
  const served = isServed(src);
  const blurred = preview ?? (served ? rendition(src, 96, 'webp') : undefined);
  return (
    <span className={frame} style={{ aspectRatio: `${width} / ${height}` }}>
      {blurred && now === 'loading' ? (
        <span
          aria-hidden="true"
          className="absolute inset-0 scale-110 bg-cover bg-center blur-xl"
          style={{ backgroundImage: `url("${blurred}")` }}
        />
      ) : null}
      <picture>
        {served ? (
          <>
            <source type="image/avif" srcSet={sourceSet(src, 'avif', width)} sizes={sizes} />
            <source type="image/webp" srcSet={sourceSet(src, 'webp', width)} sizes={sizes} />
          </>
        ) : null}
        <img
          ref={adopt}
          loading={loading}
          fetchPriority={priority ? 'high' : 'auto'}
          sizes={srcSet ? sizes : undefined}
          srcSet={srcSet}
          src={served ? rendition(src, 1024, 'jpeg') : pictureAddress(src)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          onLoad={arrive}
          onError={() => settle('broken')}
          className={classNames(
            'absolute inset-0 size-full object-cover transition-opacity duration-250 ease-out',
            now === 'loaded' || priority ? 'opacity-100' : 'opacity-0',
          )}
        />
      </picture>
    </span>
  );
}
