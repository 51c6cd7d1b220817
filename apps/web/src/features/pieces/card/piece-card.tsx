import type { Piece } from '@filigree/contracts';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CardBack } from './card-back.tsx';
import { CardFront } from './card-front.tsx';

interface PieceCardProps {
  readonly piece: Piece;
  /** How wide the card is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Its picture is one of those that the page shows first. */
  readonly priority?: boolean;
}

const FACE = 'absolute inset-0 backface-hidden';
/** The face that turns away stays until it is away; the other is there at once, so that it can take the focus. */
const AWAY = 'invisible transition-[visibility] duration-400 motion-reduce:duration-0';

/**
 * A piece on a card of two faces: its pictures, and on the back what it is and what can be done with it. A click
 * beside the buttons turns it in three dimensions; the keyboard has a button for it on either face. The face that is
 * turned away is inert.
 */
export function PieceCard({ piece, sizes, priority = false }: PieceCardProps) {
  const [flipped, setFlipped] = useState(false);
  // The back of a card that nobody has turned is not there yet.
  const [wasFlipped, setWasFlipped] = useState(false);
  const card = useRef<HTMLElement>(null);
  const frontTurn = useRef<HTMLButtonElement>(null);
  const backTurn = useRef<HTMLButtonElement>(null);
  const holdsFocus = useRef(false);

  const turn = () => {
    holdsFocus.current = card.current?.contains(document.activeElement) === true;
    setWasFlipped(true);
    setFlipped(!flipped);
  };
  // The focus moves along to the face that is shown now: the other is inert and would lose it.
  useLayoutEffect(() => {
    if (!holdsFocus.current) return;
    holdsFocus.current = false;
    (flipped ? backTurn : frontTurn).current?.focus({ preventScroll: true });
  }, [flipped]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a, button')) return;
    // Somebody who marks a text to copy it does not mean to turn the card.
    if (window.getSelection()?.isCollapsed === false) return;
    turn();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has a button on each face.
    <article
      ref={card}
      aria-label={piece.name}
      onClick={onClick}
      className="group/card relative h-[25rem] min-w-0 cursor-pointer perspective-[1400px]"
    >
      <div
        className={classNames(
          'size-full transform-3d transition-transform duration-400 ease-out motion-reduce:duration-0',
          flipped && 'rotate-y-180',
        )}
      >
        <div inert={flipped} className={classNames(FACE, flipped && AWAY)}>
          <CardFront piece={piece} sizes={sizes} priority={priority} turnRef={frontTurn} onTurn={turn} />
        </div>
        <div inert={!flipped} className={classNames(FACE, 'rotate-y-180', !flipped && AWAY)}>
          {wasFlipped ? <CardBack piece={piece} turnRef={backTurn} onTurn={turn} /> : null}
        </div>
      </div>
    </article>
  );
}
