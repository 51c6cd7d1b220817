import { CUSTOM_GEMSTONE_MAX_LENGTH, ENGRAVING_MAX_LENGTH } from '@filigree/contracts/constants';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { SwitchField, TextField } from '../model/guide.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';

interface GuideTextProps {
  readonly field: TextField;
  readonly label: string;
  readonly placeholder: string;
  readonly most: number;
}

function GuideText({ field, label, placeholder, most }: GuideTextProps) {
  const dispatch = useStudioDispatch();
  const text = useStudio(({ designGuide }) => designGuide[field]);
  return (
    <Field most={most} label={label}>
      {(control) => (
        <Input
          {...control}
          data-kept
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          onChange={({ target }) => dispatch(studioActions.guideTextTyped({ field, text: target.value }))}
        />
      )}
    </Field>
  );
}

function GuideSwitch({ field, label }: { readonly field: SwitchField; readonly label: string }) {
  const dispatch = useStudioDispatch();
  const checked = useStudio(({ designGuide }) => designGuide[field]);
  return (
    <Checkbox label={label} checked={checked} onChange={() => dispatch(studioActions.switchFlipped(field))} />
  );
}

export function CustomGemstone() {
  const t = useTexts(studio);
  return (
    <GuideText
      field="customGemstone"
      label={t('customGemstone')}
      placeholder={t('customGemstone.placeholder')}
      most={CUSTOM_GEMSTONE_MAX_LENGTH}
    />
  );
}

export function Customization() {
  const t = useTexts(studio);
  return (
    <div className="grid gap-3">
      <GuideText
        field="engraving"
        label={t('engraving')}
        placeholder={t('engraving.placeholder')}
        most={ENGRAVING_MAX_LENGTH}
      />
      <div>
        <GuideSwitch field="matchingSet" label={t('matchingSet')} />
        <GuideSwitch field="sustainability" label={t('sustainable')} />
      </div>
    </div>
  );
}
