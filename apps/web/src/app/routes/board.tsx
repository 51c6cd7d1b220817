import { useParams } from 'react-router';
import { BoardPage } from '../../features/boards/board-page.tsx';

export default function BoardRoute() {
  const { id = '' } = useParams();
  return <BoardPage key={id} id={id} />;
}
