import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { type CatalogueView, cleared, countFilters } from '../model/filters.ts';
import { FilterFields } from './filter-fields.tsx';

interface FilterSheetProps {
  readonly view: CatalogueView;
  readonly onChange: (view: CatalogueView) => void;
  /** How many pieces the filters leave; undefined while that is not known. */
  readonly count: number | undefined;
}

/** The filters of small screens. */
export function FilterSheet({ view, onChange, count }: FilterSheetProps) {
  const t = useTexts(pieces);
  const [open, setOpen] = useState(false);
  const chosen = countFilters(view);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {chosen > 0 ? t('filters.open.count', { number: chosen }) : t('filters.open')}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t('filters.title')} side="start">
        <div className="mt-5">
          <FilterFields view={view} onChange={onChange} />
        </div>
        <div className="sticky -bottom-5 -mx-5 -mb-5 mt-auto flex gap-3 border-t border-hairline bg-card p-5">
          <Button
            variant="outline"
            aria-disabled={chosen === 0 || undefined}
            onClick={() => onChange(cleared(view))}
          >
            {t('filters.clear')}
          </Button>
          <Button className="grow" loading={count === undefined} onClick={() => setOpen(false)}>
            {t('filters.show', { count: count ?? 0 })}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
