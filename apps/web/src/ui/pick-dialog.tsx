import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { picker } from '../i18n/en/picker.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Dialog } from './dialog.tsx';
import { Input } from './input.tsx';
import { LineThumb } from './line-thumb.tsx';
import { Skeleton } from './skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx';

export interface Pickable {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
}

/** A list to choose from. */
export interface PickSource {
  readonly value: string;
  readonly label: string;
  /** undefined: not there yet, or not to be had. */
  readonly items: readonly Pickable[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** What is said when there is nothing to choose. */
  readonly none: string;
}

/** From here on a list is searched rather than looked through. */
const SEARCHED_FROM = 12;
const grid = 'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4';

interface ChoicesProps {
  readonly items: readonly Pickable[];
  readonly taken: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

function Choices({ items, taken, chosen, onToggle }: ChoicesProps) {
  const t = useTexts(picker);
  return (
    <ul className={grid}>
      {items.map(({ id, name, picture }) => {
        const isTaken = taken.has(id);
        const isChosen = chosen.has(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isTaken || isChosen}
              aria-disabled={isTaken || undefined}
              onClick={() => (isTaken ? undefined : onToggle(id))}
              className={classNames('group block w-full text-start', isTaken && 'cursor-default')}
            >
              <span
                className={classNames(
                  'relative block outline-2 -outline-offset-2 transition-[outline-color]',
                  isChosen ? 'outline-ink' : 'outline-transparent group-hover:outline-edge',
                )}
              >
                <LineThumb
                  src={picture}
                  alt=""
                  sizes="12rem"
                  className={classNames('w-full', isTaken && 'opacity-45')}
                />
                {isChosen ? (
                  <span className="absolute end-2 top-2 grid size-6 place-items-center rounded-full bg-ink text-paper">
                    <Check className="size-3.5" strokeWidth={2.5} aria-hidden="true" />
                  </span>
                ) : null}
              </span>
              <span className="mt-2 line-clamp-2 text-sm break-words first-letter:uppercase">{name}</span>
              {isTaken ? <span className="block text-xs text-ink-soft">{t('there')}</span> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Source({ source, ...choices }: Omit<ChoicesProps, 'items'> & { readonly source: PickSource }) {
  const t = useTexts(picker);
  const [words, setWords] = useState('');
  const { items, failed, retry, none } = source;
  if (items === undefined && failed) {
    return (
      <div role="alert" className="py-10 text-center">
        <p>{t('failed')}</p>
        <Button variant="outline" className="mt-4" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (items === undefined) {
    return (
      <div role="status" aria-label={t('loading')} className={grid}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="aspect-square rounded-none" />
        ))}
      </div>
    );
  }
  if (items.length === 0) return <p className="py-10 text-center text-ink-soft">{none}</p>;
  const wanted = words.trim().toLocaleLowerCase();
  const found = items.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <>
      {items.length >= SEARCHED_FROM ? (
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="mb-5"
        />
      ) : null}
      {found.length === 0 ? <p className="py-10 text-center text-ink-soft">{t('none.found')}</p> : null}
      <Choices items={found} {...choices} />
    </>
  );
}

interface PickDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** At least one. */
  readonly sources: readonly PickSource[];
  /** What is in already. */
  readonly taken: ReadonlySet<string>;
  /** Adds in the order of choosing; answers how many are in, and tells of failures. */
  readonly onAdd: (ids: readonly string[]) => Promise<number>;
}

/** Chooses from one or several lists of pictures. It stays open with what could not be added. */
export function PickDialog({ open, onOpenChange, title, sources, taken, onAdd }: PickDialogProps) {
  const t = useTexts(picker);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);

  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const add = async () => {
    if (working.current || chosen.length === 0) return;
    working.current = true;
    setBusy(true);
    const added = await onAdd(chosen);
    working.current = false;
    setBusy(false);
    setChosen(chosen.slice(added));
    if (added === chosen.length) onOpenChange(false);
  };
  const shared = { taken, chosen: new Set(chosen), onToggle: toggle };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} className="max-w-3xl">
      <Tabs defaultValue={sources[0]?.value ?? ''}>
        {sources.length > 1 ? (
          <TabsList aria-label={title}>
            {sources.map(({ value, label }) => (
              <TabsTrigger key={value} value={value}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
        ) : null}
        {sources.map((source) => (
          <TabsContent
            key={source.value}
            value={source.value}
            className="max-h-[52dvh] min-h-48 overflow-y-auto pe-1 pb-2"
          >
            <Source source={source} {...shared} />
          </TabsContent>
        ))}
      </Tabs>
      <div className="dialog-actions mt-5 items-center border-t border-hairline pt-5">
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          {t('cancel')}
        </Button>
        <Button
          loading={busy}
          loadingLabel={t('adding')}
          aria-disabled={chosen.length === 0 || busy || undefined}
          onClick={() => void add()}
        >
          {chosen.length === 0 ? t('choose') : t('add', { count: chosen.length })}
        </Button>
      </div>
    </Dialog>
  );
}
