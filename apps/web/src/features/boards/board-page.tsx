import type { Board } from '@filigree/contracts';
import { ImagePlus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useListPiecesQuery } from '../../api/pieces.ts';
import { boards as texts } from '../../i18n/en/boards.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmeraldDrawing } from '../../ui/drawings/stone.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OwnedHeader, OwnedPage } from '../../ui/owned-page.tsx';
import { PickDialog } from '../../ui/pick-dialog.tsx';
import { TileGrid } from '../../ui/picture-tile.tsx';
import { Progress } from '../../ui/progress.tsx';
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
      <OwnedHeader
        name={name}
        description={description}
        note={t('pins', { count: images.length + pieces.length })}
        heading={heading}
      >
        {isEmpty ? null : (
          <>
            {uploadButton}
            {pinButton}
          </>
        )}
        <Button variant="outline" onClick={edit}>
          {t('edit')}
        </Button>
        <Button variant="link" className="ms-1 min-h-11" onClick={remove}>
          {t('delete')}
        </Button>
      </OwnedHeader>
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
  const query = useGetBoardQuery(id);
  return (
    <OwnedPage
      query={query}
      title={query.data?.name ?? t('back')}
      back={{ to: BOARDS, label: t('back') }}
      picture={<EmeraldDrawing className="h-32" />}
      words={{
        loading: t('loading'),
        failed: t('load.failed'),
        later: t('later'),
        retry: t('retry'),
        missing: t('missing.title'),
        missingText: t('missing.text'),
        missingAction: t('missing.action'),
      }}
    >
      {(board) => <Wall board={board} />}
    </OwnedPage>
  );
}
