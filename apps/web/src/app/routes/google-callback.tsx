import { GoogleReturn } from '../../features/auth/google-return.tsx';
import { auth } from '../../i18n/en/auth.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => [...pageMeta(textsNow(auth)('google.tab')), { name: 'robots', content: 'noindex' }];

export default GoogleReturn;
