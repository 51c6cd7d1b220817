import { SIMILAR_PIECES_DEFAULT_LIMIT } from '@filigree/contracts/constants';
import { useListSimilarPiecesQuery } from '../../../api/pieces.ts';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Shelf } from '../shelf/shelf.tsx';

/** Pieces like this one. Without any, and when they cannot be had, the page does without. */
export function Similar({ id }: { readonly id: string }) {
  const t = useTexts(pieces);
  const { data, error } = useListSimilarPiecesQuery(id);
  if (error || data?.length === 0) return null;
  return <Shelf title={t('page.similar')} pieces={data} skeletons={SIMILAR_PIECES_DEFAULT_LIMIT} />;
}
