import { Check } from 'lucide-react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { GUIDE_SECTIONS } from '../model/guide-sections.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';
import { ChipGroup } from './chip-group.tsx';
import { CustomGemstone, Customization } from './customization.tsx';
import { PriceRange } from './price-range.tsx';

const EXTRAS: Record<string, () => React.JSX.Element> = {
  gemstones: CustomGemstone,
  customization: Customization,
  price: PriceRange,
};

function Count({ count }: { readonly count: number }) {
  const t = useTexts(studio);
  if (count === 0) return null;
  return (
    <span className="figures grid min-w-5 place-items-center rounded-full bg-ink px-1.5 text-xs leading-5 text-paper">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('choices', { count })}</span>
    </span>
  );
}

interface GuidePanelProps {
  /** Called by Apply: the drawer closes. */
  readonly onApplied?: () => void;
}

/** The nine sections, and the two buttons that stay in sight below them. */
export function GuidePanel({ onApplied }: GuidePanelProps) {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const guide = useStudio(({ designGuide }) => designGuide);
  const isApplied = useStudio(({ settingsApplied }) => settingsApplied);
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="min-h-0 grow overflow-y-auto px-5 pb-6" tabIndex={-1}>
        <Accordion defaultOpen={['type']} className="border-t-0">
          {GUIDE_SECTIONS.map(({ id, title, groups, count }) => {
            const Extra = EXTRAS[id];
            return (
              <AccordionItem key={id} value={id} title={t(title)} aside={<Count count={count(guide)} />}>
                <div className="grid gap-5">
                  {groups.map((group) => (
                    <ChipGroup key={group.field} {...group} sectionTitle={t(title)} />
                  ))}
                  {Extra ? <Extra /> : null}
                </div>
              </AccordionItem>
            );
          })}
        </Accordion>
      </div>
      <div className="flex gap-2 border-t border-hairline px-5 py-4">
        <Button variant="outline" className="grow" onClick={() => dispatch(studioActions.guideReset())}>
          {t('reset')}
        </Button>
        <Button
          className="grow"
          onClick={() => {
            dispatch(studioActions.guideApplied());
            onApplied?.();
          }}
        >
          {isApplied ? <Check className="size-4" strokeWidth={2} aria-hidden="true" /> : null}
          {t('apply')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isApplied ? t('applied') : ''}
      </p>
    </div>
  );
}
