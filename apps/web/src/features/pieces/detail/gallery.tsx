import type { Piece } from '@filigree/contracts';
import { Rotate3d } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { pieces } from '../../../i18n/en/pieces.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BrilliantDrawing } from '../../../ui/drawings/stone.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { pictureAddress } from '../../../ui/picture-address.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { PIECE_PICTURE_PX } from '../picture-size.ts';

/** What the page brings along to show a model with: the two features do not know each other. */
export interface ModelViewProps {
  readonly modelUrl: string;
  readonly title: string;
  readonly fetchModel: (modelUrl: string, signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly fallback: ReactNode;
}

interface GalleryProps {
  readonly piece: Piece;
  readonly ModelView: ComponentType<ModelViewProps>;
}

/** Models of the catalogue are public: no session is needed for them. */
async function fetchModel(modelUrl: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(pictureAddress(modelUrl), { signal });
  if (!answer.ok) throw new Error(`The model answered ${answer.status}.`);
  return answer.arrayBuffer();
}

const MAIN_SIZES = '(min-width: 64rem) 44rem, 100vw';
const THUMB = 'relative block size-16 shrink-0 overflow-hidden border bg-mist transition-colors sm:size-20';
const edge = (isShown: boolean) => (isShown ? 'border-ink' : 'border-transparent hover:border-edge');

/** The pictures of a piece, one of them large, and its live model. */
export function Gallery({ piece, ModelView }: GalleryProps) {
  const t = useTexts(pieces);
  const phrase = usePhrases();
  const { name, pictures, modelUrl } = piece;
  const [shown, setShown] = useState<number | 'model'>(0);
  const place = shown === 'model' ? 0 : shown;
  const picture = pictures[place];
  const still = picture ? (
    <Picture
      key={picture.url}
      src={picture.url}
      alt={phrase(picture.alt)}
      width={PIECE_PICTURE_PX}
      height={PIECE_PICTURE_PX}
      sizes={MAIN_SIZES}
      priority={place === 0}
      {...(picture.placeholder === null ? {} : { preview: picture.placeholder })}
      className="size-full animate-fade-in"
    />
  ) : (
    <div className="plate size-full text-ink-soft">
      <BrilliantDrawing className="w-1/3" />
    </div>
  );
  return (
    <section aria-label={t('pictures.label', { name })}>
      <div className="aspect-square overflow-hidden bg-mist">
        {shown === 'model' && modelUrl !== null ? (
          <Suspense
            fallback={
              <div className="grid size-full place-items-center text-[1.75rem] text-ink-soft">
                <Spinner label={t('pictures.model.loading')} />
              </div>
            }
          >
            <ModelView modelUrl={modelUrl} title={name} fetchModel={fetchModel} fallback={still} />
          </Suspense>
        ) : (
          still
        )}
      </div>
      {pictures.length > 1 || modelUrl !== null ? (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t('pictures.show', { place: at + 1, total: pictures.length })}
                aria-pressed={shown === at}
                onClick={() => setShown(at)}
                className={classNames(THUMB, edge(shown === at))}
              >
                <Picture
                  src={url}
                  alt=""
                  width={PIECE_PICTURE_PX}
                  height={PIECE_PICTURE_PX}
                  sizes="80px"
                  className="size-full"
                />
              </button>
            </li>
          ))}
          {modelUrl === null ? null : (
            <li>
              <button
                type="button"
                aria-pressed={shown === 'model'}
                onClick={() => setShown('model')}
                className={classNames(THUMB, edge(shown === 'model'), 'text-xs')}
              >
                <span className="grid size-full place-content-center justify-items-center gap-1">
                  <Rotate3d className="size-5" strokeWidth={1.25} aria-hidden="true" />
                  {t('pictures.model')}
                </span>
              </button>
            </li>
          )}
        </ul>
      ) : null}
    </section>
  );
}
