import { frame } from '../../i18n/en/frame.ts';
import { textsNow } from '../../i18n/texts.ts';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { tidePearlRing } from '../../ui/shown/tide-pearl-ring.ts';
import { NotFound } from '../layout/not-found.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => [
  ...pageMeta(textsNow(frame)('notFound.tab')),
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  return <NotFound picture={<EmptyPicture piece={tidePearlRing} />} />;
}
