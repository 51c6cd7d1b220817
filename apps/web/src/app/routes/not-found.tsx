import { NotFound } from '../layout/not-found.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => [...pageMeta('Page not found'), { name: 'robots', content: 'noindex' }];

export default NotFound;
