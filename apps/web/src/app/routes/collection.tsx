import { useParams } from 'react-router';
import { CollectionPage } from '../../features/collections/collection-page.tsx';

export default function CollectionRoute() {
  const { id = '' } = useParams();
  return <CollectionPage key={id} id={id} />;
}
