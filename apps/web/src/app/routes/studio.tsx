import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Design Studio', 'Describe a piece of jewelry and watch it take shape.');
export const handle = { footer: false };
export { StudioPage as default } from '../../features/studio/studio-page.tsx';
