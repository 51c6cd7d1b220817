import { CATALOGUE_PRICE } from '@filigree/contracts/constants';
import { CATALOGUE_FILTERS } from '@filigree/contracts/enumerations';
import { useEffect, useState } from 'react';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVocabulary } from '../../../i18n/vocabulary.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RangeSlider } from '../../../ui/slider.tsx';
import { type CatalogueView, FILTER_GROUPS, type FilterGroup, toggled } from '../model/filters.ts';
import { usePriceWords } from './use-price-words.ts';

interface FilterFieldsProps {
  readonly view: CatalogueView;
  readonly onChange: (view: CatalogueView) => void;
}

const SECTION = 'border-t border-hairline py-5';
const LEGEND = 'mb-2 text-sm font-medium';

function Group({ group, view, onChange }: FilterFieldsProps & { readonly group: FilterGroup }) {
  const t = useTexts(pieces);
  const word = useVocabulary();
  return (
    <fieldset className={SECTION}>
      <legend className={`float-start ${LEGEND}`}>{t(`filters.${group}`)}</legend>
      <div className="clear-both">
        {CATALOGUE_FILTERS[group].map((value) => (
          <Checkbox
            key={value}
            label={word(value)}
            checked={view[group].includes(value)}
            onChange={() => onChange(toggled(view, group, value))}
            className="md:min-h-9"
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The slider is held here while it moves; the pieces follow, the address only when it is let go. */
function Price({ view, onChange }: FilterFieldsProps) {
  const t = useTexts(pieces);
  const { priceWords, rangeWords } = usePriceWords();
  const [low, high] = view.price;
  const [held, setHeld] = useState<readonly [number, number]>([low, high]);
  useEffect(() => setHeld([low, high]), [low, high]);
  return (
    <div className={SECTION}>
      <p className={LEGEND}>{t('filters.price')}</p>
      <p className="figures text-sm text-ink-soft">{rangeWords(held)}</p>
      <div className="mt-1 px-2.5">
        <RangeSlider
          {...CATALOGUE_PRICE}
          value={held}
          onValueChange={setHeld}
          onValueCommit={(price) => onChange({ ...view, price, more: 0 })}
          labels={[t('filters.price.low'), t('filters.price.high')]}
          describe={priceWords}
        />
      </div>
    </div>
  );
}

/** Everything that the catalogue is filtered by, beside its categories. */
export function FilterFields(props: FilterFieldsProps) {
  return (
    <>
      {FILTER_GROUPS.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
      <Price {...props} />
    </>
  );
}
