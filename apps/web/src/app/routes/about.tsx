import { About } from '../../features/info/about.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta('About', 'Why Filigree exists, what it holds to, and what is coming for workshops.');

export default About;
