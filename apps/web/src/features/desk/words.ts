import type { OrderStatus } from '@filigree/contracts';
import { desk } from '../../i18n/desk/desk.ts';
import { formatDate } from '../../i18n/formats.ts';
import { textsNow } from '../../i18n/texts.ts';

/** What a status is called at the desk: by what is to be done. */
export const statusLabel = (status: OrderStatus): string => textsNow(desk)(`status.${status}`);

export const formatDay = (iso: string): string => formatDate(iso, { day: 'numeric', month: 'short' });

export const formatMoment = (iso: string): string =>
  formatDate(iso, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
