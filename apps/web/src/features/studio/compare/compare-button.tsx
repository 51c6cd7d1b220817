import type { Variation } from '@filigree/contracts';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useListVersionsQuery } from '../api.ts';
import { useStudio } from '../use-studio.ts';
import { comparables, firstPair } from './comparable.ts';
import { CompareDialog } from './compare-dialog.tsx';

function Offered({ selected }: { readonly selected: Variation }) {
  const t = useTexts(studio);
  const variations = useStudio((studio) => studio.variations);
  const [open, setOpen] = useState(false);
  const { data: versions = [] } = useListVersionsQuery(selected.id, { skip: selected.version < 2 });
  const all = comparables(variations, selected, versions);
  const first = firstPair(all, selected);
  if (!first) return null;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className="px-3"
        aria-label={t('compare')}
        onClick={() => setOpen(true)}
      >
        <Columns2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
        <span className="hidden sm:inline">{t('compare')}</span>
      </Button>
      {open ? <CompareDialog all={all} first={first} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Opens the comparison, where there is something to compare the selected piece with. */
export function CompareButton() {
  const { selectedVariation, isGenerating } = useStudio((studio) => studio);
  return selectedVariation && !isGenerating ? <Offered selected={selectedVariation} /> : null;
}
