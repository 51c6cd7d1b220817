import type { Board } from '@filigree/contracts';
import { ArrowLeft, ImagePlus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureMessage, isApiFailure } from '../../api/failure.ts';
import { useListPiecesQuery } from '../../api/pieces.ts';
import { boards as texts } from '../../i18n/en/boards.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmeraldDrawing } from '../../ui/drawings/stone.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PickDialog } from '../../ui/pick-dialog.tsx';
import { TileGrid, TileGridSkeleton } from '../../ui/picture-tile.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useGetBoardQuery } from './api.ts';
import { useBoardActions } from './board-dialogs.tsx';
import { DropArea } from './drop-area.tsx';
import { PicturePin, PiecePin } from './pins.tsx';
import { useBoardChanges } from './use-board-changes.ts';
import { PICTURE_TYPES, type Upload, useUpload } from './use-upload.ts';

const BOARDS = { pathname: '/collections', hash: 'boards' };

function PiecePicker({
  board,
  open,
  onOpenChange,
}: {
  readonly board: Board;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const t = useTexts(texts);
  const { pinPieces } = useBoardChanges(board);
  const pieces = useListPiecesQuery({}, { skip: !open });
  return (
    <PickDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('pin.title', { name: board.name })}
      taken={new Set(board.pieces)}
      onAdd={pinPieces}
      sources={[
        {
          value: 'pieces',
          label: t('pin'),
          items: pieces.data?.map(({ id, name, images }) => ({ id, name, picture: images[0] ?? null })),
          failed: pieces.isError,
          retry: () => void pieces.refetch(),
          none: t('pin.none'),
        },
      ]}
    />
  );
}

function UploadProgress({ progress, cancel }: Pick<Upload, 'progress' | 'cancel'>) {
  const t = useTexts(texts);
  return (
    <div role="status">
      {progress ? (
        <div className="mb-8 flex items-center gap-5">
          <div className="grow">
            <p className="figures mb-2 text-sm">{t('uploading', progress)}</p>
            <Progress fraction={(progress.place - 1) / progress.count} label={t('uploading', progress)} />
          </div>
          <Button variant="outline" size="small" onClick={cancel}>
            {t('upload.cancel')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Wall({ board }: { readonly board: Board }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const { start, progress, cancel } = useUpload(board.id);
  const { removePicture, unpinPiece } = useBoardChanges(board);
  const { edit, remove, dialogs } = useBoardActions(board, () => navigate(BOARDS, { replace: true }));
  const { name, description, images, pieces } = board;
  const isEmpty = images.length + pieces.length === 0;
  // The button that had the focus goes with its pin.
  const thenFocus = async (removing: Promise<unknown>) => {
    const error = await removing;
    if (!error) heading.current?.focus({ preventScroll: true });
    return error;
  };

  const uploadButton = (
    <Button size={isEmpty ? 'large' : 'medium'} onClick={() => file.current?.click()}>
      <ImagePlus className="size-[1.125rem]" strokeWidth={1.5} aria-hidden="true" />
      {t('upload')}
    </Button>
  );
  const pinButton = (
    <Button variant="outline" size={isEmpty ? 'large' : 'medium'} onClick={() => setPicking(true)}>
      <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {t('pin')}
    </Button>
  );
  return (
    <>
      <input
        ref={file}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        aria-label={t('upload')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          start([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <header className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-b border-hairline pb-8 md:mt-6">
        <div className="min-w-0 max-w-2xl">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-display font-medium break-words outline-none"
          >
            {name}
          </h1>
          {description ? (
            <p className="mt-4 break-words whitespace-pre-line text-ink-soft">{description}</p>
          ) : null}
          <p className="figures mt-4 text-sm text-ink-soft" aria-live="polite">
            {t('pins', { count: images.length + pieces.length })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {isEmpty ? null : (
            <>
              {uploadButton}
              {pinButton}
            </>
          )}
          <Button variant="outline" onClick={edit}>
            {t('edit')}
          </Button>
          <Button variant="ghost" onClick={remove}>
            {t('delete')}
          </Button>
        </div>
      </header>
      <div className="mt-10">
        <DropArea onFiles={start}>
          <UploadProgress progress={progress} cancel={cancel} />
          {isEmpty ? (
            <EmptyState
              title={t('filled.none')}
              picture={<EmeraldDrawing className="h-32" />}
              className="border border-dashed border-edge"
              action={
                <span className="flex flex-wrap justify-center gap-3">
                  {uploadButton}
                  {pinButton}
                </span>
              }
            >
              {t('filled.none.text')}
            </EmptyState>
          ) : (
            <TileGrid>
              {images.map(({ id, url }, index) => (
                <PicturePin
                  key={id}
                  boardName={name}
                  url={url}
                  place={index + 1}
                  onRemove={() => thenFocus(removePicture(id))}
                />
              ))}
              {pieces.map((id) => (
                <PiecePin
                  key={id}
                  pieceId={id}
                  onRemove={(pieceName) => thenFocus(unpinPiece(id, pieceName))}
                />
              ))}
            </TileGrid>
          )}
        </DropArea>
      </div>
      <PiecePicker board={board} open={picking} onOpenChange={setPicking} />
      {dialogs}
    </>
  );
}

export function BoardPage({ id }: { readonly id: string }) {
  const t = useTexts(texts);
  const { data: board, error, isFetching, refetch } = useGetBoardQuery(id);
  // An address that cannot be one is answered with 400, somebody else's with 404: neither is here.
  const isMissing = isApiFailure(error) && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-6 pb-20 md:pt-8">
      <title>{`${board?.name ?? t('back')} · Filigree`}</title>
      <ButtonLink to={BOARDS} variant="ghost" className="-ms-4">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t('back')}
      </ButtonLink>
      {board && !isMissing ? <Wall board={board} /> : null}
      {isMissing || (error && !board) ? (
        <div role="alert">
          <EmptyState
            isPage
            title={t(isMissing ? 'missing.title' : 'load.failed')}
            picture={<EmeraldDrawing className="h-32" />}
            action={
              isMissing ? (
                <ButtonLink to={BOARDS}>{t('missing.action')}</ButtonLink>
              ) : (
                <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
                  {t('retry')}
                </Button>
              )
            }
          >
            {isMissing ? t('missing.text') : failureMessage(error, t('later'))}
          </EmptyState>
        </div>
      ) : null}
      {!board && !error ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="mt-8 h-14 w-80 max-w-full" />
          <Skeleton className="mt-4 mb-16 h-4 w-48" />
          <TileGridSkeleton />
        </div>
      ) : null}
    </div>
  );
}
