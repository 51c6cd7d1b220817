import { studio } from '../../i18n/en/studio.ts';
import { textsNow } from '../../i18n/texts.ts';
import '../studio-parts.ts';
import { lazy } from 'react';
import { StudioPage } from '../../features/studio/studio-page.tsx';
import { loadPart } from '../../session/load-code.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(studio)('title'), textsNow(studio)('tab.text'));
export const handle = { footer: false };

/** Brings three with it: only those who ask for 3D pay for it. */
const ModelView = lazy(async () => ({
  default: (await loadPart(() => import('../../features/viewer/model-viewer.tsx'))).ModelViewer,
}));

export default function StudioRoute() {
  return <StudioPage ModelView={ModelView} />;
}
