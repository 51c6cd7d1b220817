import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';

interface MosaicProps {
  /** Addresses as the API gives them; the first three are shown. */
  readonly pictures: readonly string[];
  /** What stands there when there are none. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Three squares of two sizes fill three by two, so that no square picture of a piece is cut. */
const THREE = { frame: 'grid-cols-3 grid-rows-2', cells: ['col-span-2 row-span-2', '', ''] } as const;
/** Two stand side by side: of each an eighth is cut on either side, where a piece leaves air. */
const TWO = { frame: 'grid-cols-2', cells: ['', ''] } as const;

/** A cover made of what lies inside. Decoration: the words beside it name it. */
export function Mosaic({ pictures, children, className }: MosaicProps) {
  const frame = 'aspect-3/2 w-full overflow-hidden';
  if (pictures.length === 0) {
    return (
      <span className={classNames('plate text-ink-soft', frame, className)} aria-hidden="true">
        {children}
      </span>
    );
  }
  const { frame: grid, cells } = pictures.length === 2 ? TWO : THREE;
  return (
    <span className={classNames('grid gap-[3px]', grid, frame, className)} aria-hidden="true">
      {cells.map((cell, place) => {
        const src = pictures[place];
        const key = `${cell} ${place}`;
        if (src === undefined) return <span key={key} className={classNames('bg-mist', cell)} />;
        return (
          <Picture
            key={key}
            src={src}
            alt=""
            width={1024}
            height={1024}
            sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 34vw, 67vw"
            className={classNames('size-full min-h-0', cell)}
          />
        );
      })}
    </span>
  );
}
