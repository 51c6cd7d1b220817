import type { Board } from '@filigree/contracts';
import { useGetPieceQuery } from '../../api/pieces.ts';
import { boards as texts } from '../../i18n/en/boards.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { CoverCard } from '../../ui/cover-card.tsx';
import { CoverList } from '../../ui/cover-list.tsx';
import { EmeraldDrawing } from '../../ui/drawings/stone.tsx';
import { MenuItem } from '../../ui/dropdown-menu.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
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

function tellFailed(): void {
  const t = textsNow(texts);
  notify({ about: 'boards', tone: 'destructive', title: t('load.failed'), description: t('later') });
}

/** One's boards, or what stands in their place. */
export function BoardsList() {
  const t = useTexts(texts);
  const query = useListBoardsQuery();
  // Above what changes with the first board: the dialog that begins it has to outlive that.
  const { button, dialog } = useNewBoard();
  return (
    <>
      <CoverList
        query={query}
        words={{
          loading: t('loading'),
          failed: t('load.failed'),
          later: t('later'),
          retry: t('retry'),
          empty: t('empty.title'),
          emptyText: t('empty.text'),
          count: (count) => t('count', { count }),
        }}
        failedPicture={<EmeraldDrawing className="h-28" />}
        emptyPicture={<EmptyPicture piece={mercerSapphireBand} />}
        newButton={button}
        tellFailed={tellFailed}
        card={(board) => <BoardCard key={board.id} board={board} />}
      />
      {dialog}
    </>
  );
}
