import type { Piece } from '@filigree/contracts';
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts/constants';
import { Heart } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { NOTHING_CHOSEN, optionsOf } from '../model/options.ts';
import { usePieceActions } from '../use-piece-actions.ts';
import { OptionFields } from './option-fields.tsx';

/** What the page brings along to keep a piece with: the two features do not know each other. */
export interface KeepProps {
  readonly itemId: string;
  readonly name: string;
  readonly iconOnly: true;
  readonly size: 'large';
  readonly className: string;
}

interface BuyProps {
  readonly piece: Piece;
  readonly Keep: ComponentType<KeepProps>;
}

/** Its options, and what can be done with it. */
export function Buy({ piece, Keep }: BuyProps) {
  const t = useTexts(pieces);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const { select, save, openStudio, saved, isSelecting, isSaving, isOpening } = usePieceActions(piece);
  return (
    <div className="grid gap-6">
      <OptionFields category={piece.category} chosen={chosen} onChange={setChosen} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
        <Button
          variant="accent"
          size="large"
          loading={isSelecting}
          disabled={chosen.engraving.length > ENGRAVING_MAX_LENGTH}
          loadingLabel={t('cart.adding')}
          onClick={() => void select(optionsOf(piece.category, chosen))}
        >
          {t('page.cart')}
        </Button>
        <Button
          variant="outline"
          size="large"
          className="px-4"
          aria-label={saved ? t('card.saved') : t('card.save')}
          aria-pressed={saved}
          loading={isSaving}
          onClick={() => void save()}
        >
          {isSaving ? null : (
            <Heart
              className={classNames('size-5', saved && 'fill-current')}
              strokeWidth={1.5}
              aria-hidden="true"
            />
          )}
        </Button>
        <Button
          variant="outline"
          size="large"
          loading={isOpening}
          loadingLabel={t('card.studio.busy')}
          onClick={() => void openStudio()}
        >
          {t('page.studio')}
        </Button>
        <Keep itemId={piece.id} name={piece.name} iconOnly size="large" className="px-4" />
      </div>
    </div>
  );
}
