import type { Board } from '@filigree/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { isApiFailure } from '../../api/failure.ts';
import { useGetPieceQuery } from '../../api/pieces.ts';
import { boards as texts } from '../../i18n/en/boards.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureAddress } from '../../ui/picture-address.ts';
import { Tile } from '../../ui/picture-tile.tsx';

const SIZES = '(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 50vw';

interface PicturePinProps {
  readonly boardName: string;
  readonly url: string;
  /** Counted from 1. */
  readonly place: number;
  readonly onRemove: () => Promise<unknown>;
}

/** A picture of one's own: it opens large, and is asked about before it is deleted. */
export function PicturePin({ boardName, url, place, onRemove }: PicturePinProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState<'large' | 'remove'>();
  const [busy, setBusy] = useState(false);
  const alt = t('picture', { place, name: boardName });
  const close = () => setOpen(undefined);
  const confirm = async () => {
    setBusy(true);
    const error = await onRemove();
    setBusy(false);
    if (!error) close();
  };
  return (
    <>
      <Tile
        picture={
          <button
            type="button"
            aria-label={t('picture.show', { place })}
            className="block w-full cursor-zoom-in"
            onClick={() => setOpen('large')}
          >
            <Picture src={url} alt={alt} width={1024} height={1024} sizes={SIZES} />
          </button>
        }
        removeLabel={t('picture.remove', { place })}
        busy={busy}
        onRemove={() => setOpen('remove')}
      />
      <Dialog
        open={open === 'large'}
        onOpenChange={close}
        title={alt}
        hideTitle
        className="w-fit max-w-[min(72rem,calc(100vw-2rem))] pt-12"
      >
        <img src={pictureAddress(url)} alt={alt} className="max-h-[78dvh] w-auto" />
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={t('picture.title')}
        description={t('picture.text')}
        keep={t('delete.keep')}
        confirm={t('delete.confirm')}
        confirming={t('delete.confirming')}
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

interface PiecePinProps {
  readonly pieceId: Board['pieces'][number];
  readonly onRemove: (name: string) => Promise<unknown>;
}

/** A piece of the shop. */
export function PiecePin({ pieceId, onRemove }: PiecePinProps) {
  const t = useTexts(texts);
  const { data: piece, error } = useGetPieceQuery(pieceId);
  const [busy, setBusy] = useState(false);
  const isGone = isApiFailure(error) && error.status === 404;
  const name = piece?.name ?? t(isGone ? 'pin.gone' : 'piece');
  const remove = async () => {
    setBusy(true);
    await onRemove(name);
    setBusy(false);
  };
  return (
    <Tile
      picture={<LineThumb src={piece?.images[0] ?? null} alt="" className="w-full" sizes={SIZES} />}
      removeLabel={t('piece.remove', { name })}
      busy={busy}
      onRemove={() => void remove()}
    >
      {piece ? (
        <Link
          to={`/pieces/${pieceId}`}
          className="line-clamp-2 text-sm font-medium break-words underline-offset-4 before:absolute before:inset-0 hover:underline"
        >
          {name}
        </Link>
      ) : (
        <p className="text-sm text-ink-soft">{name}</p>
      )}
    </Tile>
  );
}
