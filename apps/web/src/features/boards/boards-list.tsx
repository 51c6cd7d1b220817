import type { Board } from '@filigree/contracts';
import { useEffect } from 'react';
import { useGetPieceQuery } from '../../api/pieces.ts';
import { boards as texts } from '../../i18n/en/boards.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CoverCard, CoverGrid, CoverGridSkeleton } from '../../ui/cover-card.tsx';
import { EmeraldDrawing } from '../../ui/drawings/stone.tsx';
import { MenuItem } from '../../ui/dropdown-menu.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notify } from '../../ui/notify.ts';
import { mercerSapphireBand } from '../../ui/shown/mercer-sapphire-band.ts';
import { useListBoardsQuery } from './api.ts';
import { useBoardActions, useNewBoard } from './board-dialogs.tsx';

function BoardCard({ board }: { readonly board: Board }) {
  const t = useTexts(texts);
  const { id, name, images, pieces } = board;
  const { edit, remove, dialogs } = useBoardActions(board);
  // One's own pictures are the cover; without any, the first piece is.
  const [firstPiece = ''] = pieces;
  const { data: piece } = useGetPieceQuery(firstPiece, { skip: firstPiece === '' || images.length > 0 });
  const covers = images.length > 0 ? images.map(({ url }) => url) : (piece?.images.slice(0, 1) ?? []);
  return (
    <>
      <CoverCard
        to={`/boards/${id}`}
        name={name}
        note={t('pins', { count: images.length + pieces.length })}
        pictures={covers}
        drawing={<EmeraldDrawing className="h-24" />}
        menuLabel={t('more', { name })}
        menu={
          <>
            <MenuItem onSelect={edit}>{t('edit')}</MenuItem>
            <MenuItem onSelect={remove} className="text-destructive">
              {t('delete')}
            </MenuItem>
          </>
        }
      />
      {dialogs}
    </>
  );
}

type NewButton = ReturnType<typeof useNewBoard>['button'];

function Content({ newButton }: { readonly newButton: NewButton }) {
  const t = useTexts(texts);
  const { data: boards, error, isFetching, refetch } = useListBoardsQuery();
  const failed = error !== undefined && boards === undefined;
  useEffect(() => {
    if (!failed) return;
    const now = textsNow(texts);
    notify({ tone: 'destructive', title: now('load.failed'), description: now('later') });
  }, [failed]);

  if (failed) {
    return (
      <EmptyState
        title={t('load.failed')}
        picture={<EmeraldDrawing className="h-28" />}
        action={
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('later')}
      </EmptyState>
    );
  }
  if (boards === undefined) return <CoverGridSkeleton label={t('loading')} />;
  if (boards.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        className="px-0 pt-4"
        picture={<EmptyPicture piece={mercerSapphireBand} />}
        action={newButton('large')}
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <p className="figures text-sm text-ink-soft" aria-live="polite">
          {t('count', { count: boards.length })}
        </p>
        {newButton()}
      </div>
      <CoverGrid>
        {boards.map((board) => (
          <BoardCard key={board.id} board={board} />
        ))}
      </CoverGrid>
    </>
  );
}

/** One's boards, or what stands in their place. */
export function BoardsList() {
  // Above what changes with the first board: the dialog that begins it has to outlive that.
  const { button, dialog } = useNewBoard();
  return (
    <>
      <Content newButton={button} />
      {dialog}
    </>
  );
}
