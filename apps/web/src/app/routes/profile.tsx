import { useSelector } from 'react-redux';
import { Profile } from '../../features/profile/profile.tsx';
import { selectUser } from '../../session/auth-slice.ts';
import { pageMeta } from '../page-meta.ts';
import { isOpen } from '../sections.ts';

export const meta = () => pageMeta('Profile', 'Your favorites, drafts and orders.');

export default function ProfilePage() {
  // Nobody has a collection before collections open.
  return <Profile user={useSelector(selectUser)} collectionCount={isOpen('collections') ? undefined : 0} />;
}
