import { Terms } from '../../features/info/terms.tsx';
import { info } from '../../i18n/en/info.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta(textsNow(info)('terms'), textsNow(info)('terms.page'), {
    picture: 'legal',
  });

export default Terms;
