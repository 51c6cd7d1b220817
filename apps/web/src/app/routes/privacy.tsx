import { Privacy } from '../../features/info/privacy.tsx';
import { info } from '../../i18n/en/info.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta(textsNow(info)('privacy'), textsNow(info)('privacy.page'), {
    picture: 'legal',
  });

export default Privacy;
