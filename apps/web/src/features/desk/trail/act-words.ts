/** Acts in words. */
import type { DeskAct } from '@filigree/contracts/desk';
import { deskPeople } from '../../../i18n/desk/desk-people.ts';
import type { KeyOf } from '../../../i18n/namespace.ts';
import { textsNow } from '../../../i18n/texts.ts';

type Key = KeyOf<(typeof deskPeople)['messages']>;
const isKnown = (key: string): key is Key & `act.${string}` => key in deskPeople.messages;

/** "moved an order on"; the plain name of an act that this page does not know yet. */
export function actInWords({ act }: Pick<DeskAct, 'act'>): string {
  const key = `act.${act}`;
  return isKnown(key) ? textsNow(deskPeople)(key as 'act.deskSignIn') : act;
}

function valueInWords(value: unknown): string {
  const t = textsNow(deskPeople);
  if (value === null || value === undefined || value === '') return t('value.none');
  if (typeof value === 'boolean') return value ? t('value.yes') : t('value.no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Ids say nothing to people. */
const UNTOLD = new Set(['note']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** What an act changed, field by field: `status: paid → in production`. */
export function changesInWords({ before, after }: Pick<DeskAct, 'before' | 'after'>): string[] {
  const t = textsNow(deskPeople);
  return Object.entries(after ?? {}).flatMap(([field, value]) => {
    if (UNTOLD.has(field) && (value === '' || UUID.test(String(value)))) return [];
    const words = { field, before: valueInWords(before?.[field]), after: valueInWords(value) };
    if (before === null || !(field in before)) return [t('value', { field, value: words.after })];
    return words.before === words.after ? [] : [t('change', words)];
  });
}
