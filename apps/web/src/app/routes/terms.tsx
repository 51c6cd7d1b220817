import { Terms } from '../../features/info/terms.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta('Terms of Service', 'The rules of using Filigree, in words that can be read.');

export default Terms;
