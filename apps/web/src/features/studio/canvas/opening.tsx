import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Spinner } from '../../../ui/spinner.tsx';

/** The frame while a piece of the catalogue is made a design of one's own. */
export function OpeningFrame() {
  const t = useTexts(studio);
  return (
    <div className="grid aspect-square w-full place-items-center rounded-md border border-hairline bg-mist text-[1.75rem] text-ink-soft">
      <Spinner label={t('piece.opening')} />
    </div>
  );
}
