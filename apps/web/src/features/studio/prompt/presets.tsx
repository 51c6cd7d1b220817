import { QUICK_PRESETS } from '@filigree/contracts/enumerations';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVocabulary } from '../../../i18n/vocabulary.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudioDispatch } from '../use-studio.ts';

/** First words for those who look at an empty line: said in their language, written in the one that is read. */
export function Presets({ onChosen }: { readonly onChosen: () => void }) {
  const t = useTexts(studio);
  const word = useVocabulary();
  const dispatch = useStudioDispatch();
  return (
    <fieldset
      aria-label={t('presets')}
      className="-mx-5 flex min-w-0 gap-1.5 overflow-x-auto px-5 pb-1 lg:flex-wrap"
    >
      {QUICK_PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className="chip shrink-0"
          onClick={() => {
            dispatch(studioActions.promptTyped(preset));
            onChosen();
          }}
        >
          {word(preset)}
        </button>
      ))}
    </fieldset>
  );
}
