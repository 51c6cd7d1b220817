import { Bookmark, ShoppingBag } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useStudio } from '../use-studio.ts';
import { usePieceActions } from './use-piece-actions.ts';

const ICON = { className: 'size-4', strokeWidth: 1.5, 'aria-hidden': true } as const;

export function PieceActions({ className }: { readonly className?: string }) {
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
        Save Draft
      </Button>
      <Button
        size="small"
        className="grow"
        disabled={isBusy}
        loading={isAdding}
        loadingLabel="Adding..."
        onClick={() => void addToCart()}
      >
        <ShoppingBag {...ICON} />
        Add to Cart
      </Button>
    </div>
  );
}
