import { X } from 'lucide-react';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVocabulary } from '../../../i18n/vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import {
  type CatalogueView,
  cleared,
  countFilters,
  EVERYTHING,
  FILTER_GROUPS,
  isPriceSet,
  toggled,
} from '../model/filters.ts';
import { usePriceWords } from './use-price-words.ts';

interface ChosenFiltersProps {
  readonly view: CatalogueView;
  readonly onChange: (view: CatalogueView) => void;
}

/** What is filtered by now; each can be taken away by itself, or all at once. */
export function ChosenFilters({ view, onChange }: ChosenFiltersProps) {
  const t = useTexts(pieces);
  const word = useVocabulary();
  const { rangeWords } = usePriceWords();
  if (countFilters(view) === 0) return null;
  const chosen = [
    ...FILTER_GROUPS.flatMap((group) =>
      view[group].map((value) => ({ name: word(value), without: toggled(view, group, value) })),
    ),
    ...(isPriceSet(view)
      ? [{ name: rangeWords(view.price), without: { ...view, price: EVERYTHING.price, more: 0 } }]
      : []),
  ];
  return (
    <ul aria-label={t('filters.chosen')} className="flex flex-wrap items-center gap-2 pb-5">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t('filters.remove', { name })}
            onClick={() => onChange(without)}
            className="chip figures"
          >
            {name}
            <X className="size-3.5 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="link" size="small" className="min-h-9 px-2" onClick={() => onChange(cleared(view))}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  );
}
