import { useSelector } from 'react-redux';
import { useListCollectionsQuery } from '../../features/collections/api.ts';
import { CreditHistory } from '../../features/credits/credit-history.tsx';
import { OrdersList } from '../../features/orders/orders-list.tsx';
import { Profile } from '../../features/profile/profile.tsx';
import { profile } from '../../i18n/en/profile.ts';
import { textsNow } from '../../i18n/texts.ts';
import { selectUser } from '../../session/auth-slice.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => {
  const t = textsNow(profile);
  return pageMeta(t('page.title'), t('page.description'));
};

export default function ProfilePage() {
  return (
    <Profile
      user={useSelector(selectUser)}
      collectionCount={useListCollectionsQuery().data?.length}
      orders={<OrdersList />}
      credits={<CreditHistory />}
    />
  );
}
