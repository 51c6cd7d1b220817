import { STUDIO_PRICE } from '@filigree/contracts/constants';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { RangeSlider } from '../../../ui/slider.tsx';
import { studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';
import { dollars } from '../words.ts';

export function PriceRange() {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const range = useStudio(({ designGuide }) => designGuide.priceRange);
  return (
    <div className="px-2.5">
      <RangeSlider
        min={STUDIO_PRICE.min}
        max={STUDIO_PRICE.max}
        step={STUDIO_PRICE.step}
        value={range}
        onValueChange={(value) => dispatch(studioActions.priceMoved(value))}
        labels={[t('price.lowest'), t('price.highest')]}
        describe={dollars}
      />
      <p className="figures -mx-2.5 flex justify-between text-sm">
        <span>{dollars(range[0])}</span>
        <span>{dollars(range[1])}</span>
      </p>
    </div>
  );
}
