import { Bookmark, ShoppingBag } from 'lucide-react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useStudio } from '../use-studio.ts';
import { usePieceActions } from './use-piece-actions.ts';

const ICON = { className: 'size-4', strokeWidth: 1.5, 'aria-hidden': true } as const;

export function PieceActions({ className }: { readonly className?: string }) {
  const t = useTexts(studio);
  const { selectedVariation, isGenerating, isRefining, drafts } = useStudio((studio) => studio);
  const { saveDraft, addToCart, isSaving, isAdding } = usePieceActions(selectedVariation);
  if (!selectedVariation) return null;
  const isBusy = isGenerating || isRefining;
  const isSaved = drafts.some(
    ({ id, version }) => id === selectedVariation.id && version === selectedVariation.version,
  );
  return (
    <div className={classNames('gap-2', className)}>
      <Button
        variant="outline"
        size="small"
        className="grow"
        disabled={isBusy}
        loading={isSaving}
        onClick={() => void saveDraft()}
      >
        <Bookmark {...ICON} fill={isSaved ? 'currentColor' : 'none'} />
        {t('saveDraft')}
      </Button>
      <Button
        size="small"
        className="grow"
        disabled={isBusy}
        loading={isAdding}
        loadingLabel={t('adding')}
        onClick={() => void addToCart()}
      >
        <ShoppingBag {...ICON} />
        {t('addToCart')}
      </Button>
    </div>
  );
}
