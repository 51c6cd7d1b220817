import type { OrderStatus } from '@filigree/contracts';
import { useLanguage } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { statusLabel } from './words.ts';

const TONES = { cancelled: 'destructive', delivered: 'solid', 'in production': 'accent' } as const;

export function OrderBadge({ status }: { readonly status: OrderStatus }) {
  // Its words change with the language.
  useLanguage();
  const tone = status in TONES ? TONES[status as keyof typeof TONES] : 'quiet';
  return <Badge tone={tone}>{statusLabel(status)}</Badge>;
}
