import { Faq } from '../../features/info/faq.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta('FAQ', 'How designing with Filigree works, what credits pay for, and more.');

export default Faq;
