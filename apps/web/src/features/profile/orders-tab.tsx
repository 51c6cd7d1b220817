import { ButtonLink } from '../../ui/button.tsx';
import { BrilliantDrawing } from '../../ui/drawings/stone.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Ordering is not open, so there are none. */
export function OrdersTab() {
  return (
    <EmptyState
      title="No orders yet"
      picture={<BrilliantDrawing className="h-32" />}
      action={<ButtonLink to="/studio">Start Designing</ButtonLink>}
    >
      Ordering opens soon. Your designs are safe in your drafts.
    </EmptyState>
  );
}
