import { Faq } from '../../features/info/faq.tsx';
import { info } from '../../i18n/en/info.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(info)('faq'), textsNow(info)('faq.page'), { picture: 'legal' });

export default Faq;
