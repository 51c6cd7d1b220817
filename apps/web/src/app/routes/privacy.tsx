import { Privacy } from '../../features/info/privacy.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta('Privacy Policy', 'What Filigree knows about you, why, and what you can do about it.');

export default Privacy;
