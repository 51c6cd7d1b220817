import { lazy } from 'react';
import { useParams } from 'react-router';
import { AddToCollection } from '../../features/collections/add-to-collection.tsx';
import { PiecePage } from '../../features/pieces/detail/piece-page.tsx';
import { pieces } from '../../i18n/en/pieces.ts';
import { textsNow } from '../../i18n/texts.ts';
import { loadPart } from '../../session/load-code.ts';

/** The title is the piece's own name: its page says it. */
export const meta = () => [{ name: 'description', content: textsNow(pieces)('catalogue.description') }];

/** Brings three with it: only those who ask for 3D pay for it. */
const ModelView = lazy(async () => ({
  default: (await loadPart(() => import('../../features/viewer/model-viewer.tsx'))).ModelViewer,
}));

export default function PieceRoute() {
  const { id = '' } = useParams();
  return <PiecePage key={id} id={id} ModelView={ModelView} Keep={AddToCollection} />;
}
