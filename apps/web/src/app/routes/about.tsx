import { About } from '../../features/info/about.tsx';
import { info } from '../../i18n/en/info.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta(textsNow(info)('about'), textsNow(info)('about.page'), {
    picture: 'about',
  });

export default About;
