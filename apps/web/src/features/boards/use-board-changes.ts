/** What can be done to boards; each tells of its outcome, and answers with the error if there was one. */
import type { Board } from '@filigree/contracts';
import { failureMessage } from '../../api/failure.ts';
import type { Details } from '../../forms/details-dialog.tsx';
import { boards as texts } from '../../i18n/en/boards.ts';
import { textsNow } from '../../i18n/texts.ts';
import { closeNoticesAbout, notify } from '../../ui/notify.ts';
import {
  useAddBoardPieceMutation,
  useCreateBoardMutation,
  useDeleteBoardMutation,
  useDeleteImageMutation,
  useUpdateBoardMutation,
} from './api.ts';

type Failed =
  | 'new.failed'
  | 'edit.failed'
  | 'delete.failed'
  | 'delete.pictures.failed'
  | 'pin.failed'
  | 'piece.failed'
  | 'picture.failed';

function tellFailure(about: string, title: Failed, error: unknown): void {
  const t = textsNow(texts);
  notify({ about, tone: 'destructive', title: t(title), description: failureMessage(error, t('later')) });
}

export function useCreateBoard() {
  const [create] = useCreateBoardMutation();
  return async (details: Details): Promise<unknown> => {
    const { data, error } = await create(details);
    if (error) tellFailure('board', 'new.failed', error);
    else notify({ about: 'board', title: textsNow(texts)('new.done'), description: data.name });
    return error;
  };
}

export function useBoardChanges({ id, name, images, pieces }: Board) {
  const [update] = useUpdateBoardMutation();
  const [drop, dropping] = useDeleteBoardMutation();
  const [deleteImage] = useDeleteImageMutation();
  const [pin] = useAddBoardPieceMutation();

  const about = `board:${id}`;
  const ofPicture = (imageId: string) => `${about}:picture:${imageId}`;
  const ofPiece = (pieceId: string) => `${about}:piece:${pieceId}`;

  const describe = async (details: Details): Promise<unknown> => {
    const { error } = await update({ id, ...details });
    if (error) tellFailure(about, 'edit.failed', error);
    else notify({ about, title: textsNow(texts)('edit.done') });
    return error;
  };

  /** The board first: pictures that then cannot be deleted are on no board, and take only room. */
  const remove = async (): Promise<unknown> => {
    const { error } = await drop(id);
    if (error) {
      tellFailure(about, 'delete.failed', error);
      return error;
    }
    notify({ about, title: textsNow(texts)('delete.done'), description: name });
    let failure: unknown;
    for (const image of images) failure = (await deleteImage(image.id)).error ?? failure;
    if (failure) tellFailure(about, 'delete.pictures.failed', failure);
    return undefined;
  };

  const removePicture = async (imageId: string): Promise<unknown> => {
    const { error } = await deleteImage(imageId);
    if (error) tellFailure(ofPicture(imageId), 'picture.failed', error);
    else notify({ about: ofPicture(imageId), title: textsNow(texts)('picture.done') });
    return error;
  };

  /** In the order in which they were. */
  const putPiecesBack = async (pieceId: string) => {
    const { error } = await update({ id, pieces });
    if (error) tellFailure(ofPiece(pieceId), 'pin.failed', error);
    else closeNoticesAbout(ofPiece(pieceId));
  };

  const unpinPiece = async (pieceId: string, pieceName: string): Promise<unknown> => {
    const { error } = await update({ id, pieces: pieces.filter((other) => other !== pieceId) });
    if (error) {
      tellFailure(ofPiece(pieceId), 'piece.failed', error);
      return error;
    }
    const t = textsNow(texts);
    notify({
      about: ofPiece(pieceId),
      title: t('piece.removed', { name }),
      description: pieceName,
      action: { label: t('piece.undo'), onSelect: () => void putPiecesBack(pieceId) },
    });
    return undefined;
  };

  /** One by one, as they were chosen; answers how many are pinned. */
  const pinPieces = async (ids: readonly string[]): Promise<number> => {
    let pinned = 0;
    for (const pieceId of ids) {
      const { error } = await pin({ id, pieceId });
      if (error) {
        tellFailure(about, 'pin.failed', error);
        break;
      }
      pinned += 1;
    }
    if (pinned > 0) notify({ about, title: textsNow(texts)('pin.done', { count: pinned }) });
    return pinned;
  };

  return { describe, remove, isRemoving: dropping.isLoading, removePicture, unpinPiece, pinPieces };
}
