import { CUSTOM_GEMSTONE_MAX_LENGTH, ENGRAVING_MAX_LENGTH } from '@filigree/contracts/constants';
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
  readonly maxLength: number;
}

function GuideText({ field, label, placeholder, maxLength }: GuideTextProps) {
  const dispatch = useStudioDispatch();
  const text = useStudio(({ designGuide }) => designGuide[field]);
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          value={text}
          maxLength={maxLength}
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
  return (
    <GuideText
      field="customGemstone"
      label="Custom gemstone"
      placeholder="Such as salt-and-pepper diamond"
      maxLength={CUSTOM_GEMSTONE_MAX_LENGTH}
    />
  );
}

export function Customization() {
  return (
    <div className="grid gap-3">
      <GuideText
        field="engraving"
        label="Engraving"
        placeholder="Initials, a date, a few words"
        maxLength={ENGRAVING_MAX_LENGTH}
      />
      <div>
        <GuideSwitch field="matchingSet" label="Matching set" />
        <GuideSwitch field="sustainability" label="Sustainable materials" />
      </div>
    </div>
  );
}
