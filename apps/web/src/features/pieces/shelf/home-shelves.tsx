import type { Piece } from '@filigree/contracts';
import { HOME_SECTION_SIZE, HOME_SKELETONS } from '@filigree/contracts/constants';
import { Link } from 'react-router';
import { useListCategoryPiecesQuery, useListPiecesQuery } from '../../../api/pieces.ts';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLoadNotice } from '../use-load-notice.ts';
import { Shelf } from './shelf.tsx';

/** One part of the home page: the first pieces of a list, or nothing when the list is empty. */
function HomeShelf({ title, to, found }: { title: string; to: string; found: readonly Piece[] | undefined }) {
  const t = useTexts(pieces);
  if (found?.length === 0) return null;
  return (
    <Shelf
      title={title}
      pieces={found?.slice(0, HOME_SECTION_SIZE)}
      skeletons={HOME_SKELETONS}
      more={
        <Link to={to} className="link mb-1 inline-flex min-h-11 items-center text-sm">
          {t('shelf.all')}
        </Link>
      }
    />
  );
}

/** Popular Designs, Signature Rings and Elegant Necklaces; all three are asked for together. */
export default function HomeShelves() {
  const t = useTexts(pieces);
  const lists = [
    useListPiecesQuery({}),
    useListCategoryPiecesQuery('ring'),
    useListCategoryPiecesQuery('necklace'),
  ];
  const [popular, rings, necklaces] = lists;
  // One notice for all: what keeps one list from coming keeps the others as well.
  const failed = lists.find(({ data, error, isFetching }) => !data && error && !isFetching);
  useLoadNotice(failed?.error);
  if (failed) {
    return (
      <div className="page-width pb-20">
        <Alert
          title={t('load.failed.title')}
          tone="destructive"
          action={
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                for (const { refetch } of lists) void refetch();
              }}
            >
              {t('load.retry')}
            </Button>
          }
        >
          {t('load.failed.text')}
        </Alert>
      </div>
    );
  }
  return (
    <div className="page-width grid gap-16 pb-20 md:gap-24 md:pb-28">
      <HomeShelf title={t('home.popular')} to="/pieces" found={popular?.data} />
      <HomeShelf title={t('home.rings')} to="/pieces?category=ring" found={rings?.data} />
      <HomeShelf title={t('home.necklaces')} to="/pieces?category=necklace" found={necklaces?.data} />
    </div>
  );
}
