import { GoogleReturn } from '../../features/auth/google-return.tsx';
import { google } from '../../i18n/en/google.ts';
import { textsNow } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => [
  ...pageMeta(textsNow(google)('google.tab')),
  { name: 'robots', content: 'noindex' },
];

export default GoogleReturn;
