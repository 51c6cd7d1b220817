import type { Variation } from '@filigree/contracts';
import type { ReactNode } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { liveActions, type ResolvingPicture } from '../model/live-slice.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useLive, useStudio, useStudioDispatch } from '../use-studio.ts';
import { percent } from '../words.ts';
import { ResolvingImage } from './resolving-image.tsx';

interface FrameProps {
  readonly name: string;
  readonly number: number;
  readonly pressed: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** One frame of the sheet: number below, a line of gold under the one on the bench. */
function Frame({ name, number, pressed, onSelect, children }: FrameProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={name}
      onClick={onSelect}
      className="group relative block w-full text-start"
    >
      <span
        className={classNames(
          'relative block aspect-square overflow-hidden rounded-sm bg-mist outline-1 -outline-offset-1 transition-[outline-color]',
          pressed ? 'outline-ink' : 'outline-hairline group-hover:outline-edge',
        )}
      >
        {children}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'figures mt-1 flex items-center gap-1.5 text-xs',
          pressed ? 'text-ink' : 'text-ink-soft',
        )}
      >
        <span
          className={classNames('h-px w-3 transition-colors', pressed ? 'bg-accent' : 'bg-transparent')}
        />
        {number}
      </span>
    </button>
  );
}

function Resolving({ picture }: { readonly picture: ResolvingPicture }) {
  const finished = picture.variation?.images[0];
  return (
    <>
      {finished ? (
        <Picture {...pictureOf(finished)} alt="" />
      ) : picture.preview ? (
        <ResolvingImage src={picture.preview} alt="" fraction={picture.fraction} softestPx={2} />
      ) : null}
      {picture.fraction < 1 ? (
        <span className="absolute inset-x-0 bottom-0 h-[3px] bg-hairline">
          <span
            className="block h-full bg-accent transition-[width] duration-250"
            style={{ width: `${picture.fraction * 100}%` }}
          />
        </span>
      ) : null}
    </>
  );
}

const pictureOf = ({ url, width, height }: Variation['images'][number]) => ({
  src: url,
  width,
  height,
  sizes: '(min-width: 1024px) 120px, 25vw',
});

function Sheet({ count, children }: { readonly count: string; readonly children: ReactNode }) {
  const t = useTexts(studio);
  return (
    <section aria-label={t('variations')} className="lg:w-full">
      <h2 className="figures mb-2 text-xs text-ink-soft lg:mb-1.5">{count}</h2>
      <div className="grid grid-cols-4 gap-2 sm:gap-3 lg:grid-cols-1">{children}</div>
    </section>
  );
}

/** The variations, or the pictures that are to become them. */
export function ContactSheet() {
  const t = useTexts(studio);
  const phrase = usePhrases();
  const dispatch = useStudioDispatch();
  const { variations, selectedVariation, isGenerating } = useStudio((studio) => studio);
  const { pictures, shown } = useLive((live) => live);
  if (isGenerating && pictures.length > 0) {
    return (
      <Sheet count={t('variationCount', { count: pictures.length })}>
        {pictures.map((picture) => (
          <Frame
            key={picture.index}
            name={t('variation.done', { number: picture.index + 1, share: percent(picture.fraction) })}
            number={picture.index + 1}
            pressed={picture.index === shown}
            onSelect={() => dispatch(liveActions.pictureShown(picture.index))}
          >
            <Resolving picture={picture} />
          </Frame>
        ))}
      </Sheet>
    );
  }
  if (variations.length === 0) return null;
  return (
    <Sheet count={t('variationCount', { count: variations.length })}>
      {variations.map((variation, index) => (
        <Frame
          key={variation.id}
          name={t('variation.named', { number: index + 1, title: phrase(variation.title) })}
          number={index + 1}
          pressed={variation.id === selectedVariation?.id}
          onSelect={() => dispatch(studioActions.variationSelected(variation.id))}
        >
          {variation.images[0] ? <Picture {...pictureOf(variation.images[0])} alt="" /> : null}
        </Frame>
      ))}
    </Sheet>
  );
}
