import type { OrderStatus } from '@filigree/contracts';
import { Badge } from '../../ui/badge.tsx';
import { statusLabel } from './words.ts';

const TONES = {
  'in production': 'accent',
  delivered: 'solid',
  cancelled: 'destructive',
  refunded: 'destructive',
} as const;

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const tone = status in TONES ? TONES[status as keyof typeof TONES] : 'quiet';
  return <Badge tone={tone}>{statusLabel(status)}</Badge>;
}
