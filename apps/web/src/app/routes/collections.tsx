import { BoardsList } from '../../features/boards/boards-list.tsx';
import { CollectionsPage } from '../../features/collections/collections-page.tsx';
import { collections } from '../../i18n/en/collections.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(collections)('title'), textsNow(collections)('lead'));

export default function CollectionsRoute() {
  return <CollectionsPage boards={<BoardsList />} />;
}
