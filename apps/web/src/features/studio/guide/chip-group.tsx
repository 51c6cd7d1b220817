import { useId } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVocabulary } from '../../../i18n/vocabulary.ts';
import { Chip } from '../../../ui/badge.tsx';
import { chosenValues, METALS_MAX } from '../model/guide.ts';
import type { ChipGroup as Group } from '../model/guide-sections.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';

interface ChipGroupProps extends Group {
  /** Names the group where it has no label of its own. */
  readonly sectionTitle: string;
}

export function ChipGroup({ field, label, options, sectionTitle }: ChipGroupProps) {
  const t = useTexts(studio);
  const word = useVocabulary();
  const dispatch = useStudioDispatch();
  const chosen = chosenValues(
    useStudio(({ designGuide }) => designGuide),
    field,
  );
  const isFull = field === 'selectedMetals' && chosen.length >= METALS_MAX;
  const id = useId();
  return (
    <fieldset {...(label ? { 'aria-labelledby': id } : { 'aria-label': sectionTitle })}>
      {label ? (
        <p id={id} className="mb-2 text-xs text-ink-soft">
          {t(label)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => {
          const pressed = chosen.includes(option);
          return (
            <Chip
              key={option}
              pressed={pressed}
              disabled={isFull && !pressed}
              onClick={() => dispatch(studioActions.chipToggled({ field, value: option }))}
            >
              {word(option)}
            </Chip>
          );
        })}
      </div>
      {field === 'selectedMetals' && chosen.length > 1 ? (
        <p className="mt-2 text-xs text-ink-soft">
          {t(isFull ? 'mainMetal.full' : 'mainMetal', { metal: word(chosen[0] ?? '') })}
        </p>
      ) : null}
    </fieldset>
  );
}
