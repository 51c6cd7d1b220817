/** Acts in words. */
import type { OrderStatus } from '@filigree/contracts';
import type { DeskAct, StaffRole } from '@filigree/contracts/desk';
import { desk } from '../../../i18n/desk/desk.ts';
import { deskPeople } from '../../../i18n/desk/desk-people.ts';
import { textsNow } from '../../../i18n/texts.ts';
import { formatUsd } from '../../../ui/money.ts';
import { statusLabel } from '../words.ts';

const hasText = (key: string): boolean => key in deskPeople.messages;

/** "moved an order on"; the plain name of an act that this page does not know yet. */
export function actInWords({ act }: Pick<DeskAct, 'act'>): string {
  return hasText(`act.${act}`) ? textsNow(deskPeople)(`act.${act as 'deskSignIn'}`) : act;
}

/** What an act may tell of, in the order in which it is told, with how its values are written. */
const FIELDS = {
  status: (value) => statusLabel(value as OrderStatus),
  refund: (value) => formatUsd(Number(value)),
  reason: plain,
  note: plain,
  line: plain,
  step: plain,
  done: yesOrNo,
  ringSize: plain,
  mail: plain,
  characters: plain,
  address: plain,
  name: plain,
  role: (value) => textsNow(desk)(`role.${value as StaffRole}`),
  suspended: yesOrNo,
  browser: plain,
} as const satisfies Record<string, (value: unknown) => string>;
type Field = keyof typeof FIELDS;

function yesOrNo(value: unknown): string {
  return textsNow(deskPeople)(value === true ? 'value.yes' : 'value.no');
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** They say what an act was done to, and are the same before and after. */
const NAMING: ReadonlySet<Field> = new Set(['line', 'step']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
/** Ids say nothing to people, nor does what was left empty. */
const says = (value: unknown): boolean => value !== '' && !UUID.test(String(value));

function valueInWords(field: Field, value: unknown): string {
  return value === null || value === undefined ? textsNow(deskPeople)('value.none') : FIELDS[field](value);
}

/** What an act changed, field by field: `Status: To begin → At the bench`. */
export function changesInWords({ before, after }: Pick<DeskAct, 'before' | 'after'>): string[] {
  const t = textsNow(deskPeople);
  return (Object.keys(FIELDS) as Field[]).flatMap((name) => {
    const value = after?.[name];
    if (value === undefined || !says(value)) return [];
    const field = t(`field.${name}`);
    const words = valueInWords(name, value);
    if (before === null || !(name in before)) return [t('value', { field, value: words })];
    const former = valueInWords(name, before[name]);
    if (NAMING.has(name)) return [t('value', { field, value: words })];
    return former === words ? [] : [t('change', { field, before: former, after: words })];
  });
}
