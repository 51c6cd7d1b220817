import '../inspo-parts.ts';
import { useSelector } from 'react-redux';
import { InspoPage } from '../../features/inspo/inspo-page.tsx';
import { inspo } from '../../i18n/en/inspo.ts';
import { textsNow } from '../../i18n/texts.ts';
import { selectUser } from '../../session/auth-slice.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => {
  const t = textsNow(inspo);
  return pageMeta(t('title'), t('description'));
};

export default function InspoRoute() {
  return <InspoPage user={useSelector(selectUser)} />;
}
