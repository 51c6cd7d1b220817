import { CataloguePage } from '../../features/pieces/catalogue/catalogue-page.tsx';
import { pieces } from '../../i18n/en/pieces.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => {
  const t = textsNow(pieces);
  return pageMeta(t('catalogue.title'), t('catalogue.description'));
};

export default function PiecesRoute() {
  return <CataloguePage />;
}
