import type { PieceCategory } from '@filigree/contracts';
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts/constants';
import { useMeasurementSystem } from '../../../api/use-measurement-system.ts';
import { pieceOptions } from '../../../i18n/en/pieceOptions.ts';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { formatInches } from '../../../ui/measure.ts';
import { RingSizeSelect } from '../../../ui/ring-size-select.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Chosen, choicesOf } from '../model/options.ts';

interface OptionFieldsProps {
  readonly category: PieceCategory;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** A select option may not have an empty value: this one means that nothing was chosen. */
const OPEN = 'open';
const numberOf = (value: string): number | null => (value === OPEN ? null : Number(value));

/** How the piece is made for its wearer. */
export function OptionFields({ category, chosen, onChange }: OptionFieldsProps) {
  const t = useTexts(pieces);
  const words = useTexts(pieceOptions);
  const system = useMeasurementSystem();
  const { ringSize, lengthsIn, engraving } = choicesOf(category);
  if (!ringSize && !lengthsIn && !engraving) return null;
  return (
    <fieldset className="grid gap-5">
      <legend className="sr-only">{t('options.legend')}</legend>
      {ringSize ? (
        <Field label={words('ringSize.label')}>
          {({ 'aria-invalid': _invalid, ...control }) => (
            <RingSizeSelect
              {...control}
              value={chosen.ringSize ?? undefined}
              mayBeUnknown
              onChange={(size) => onChange({ ...chosen, ringSize: size })}
            />
          )}
        </Field>
      ) : null}
      {lengthsIn ? (
        <Field label={t('options.length')}>
          {({ 'aria-invalid': _invalid, ...control }) => (
            <Select
              {...control}
              value={chosen.lengthIn === null ? OPEN : String(chosen.lengthIn)}
              onValueChange={(value) => onChange({ ...chosen, lengthIn: numberOf(value) })}
              options={[
                { value: OPEN, label: t('options.length.standard') },
                ...lengthsIn.map((length) => ({
                  value: String(length),
                  label: formatInches(length, system),
                })),
              ]}
            />
          )}
        </Field>
      ) : null}
      {engraving ? (
        <Field
          most={ENGRAVING_MAX_LENGTH}
          label={t('options.engraving')}
          hint={t('options.engraving.hint', {
            count: Math.max(0, ENGRAVING_MAX_LENGTH - chosen.engraving.length),
          })}
        >
          {(control) => (
            <Input
              {...control}
              value={chosen.engraving}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...chosen, engraving: target.value })}
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  );
}
