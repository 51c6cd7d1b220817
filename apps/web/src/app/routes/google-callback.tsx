import { GoogleReturn } from '../../features/auth/google-return.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => [...pageMeta('Signing in'), { name: 'robots', content: 'noindex' }];

export default GoogleReturn;
