import { PIECE_CATEGORIES } from '@filigree/contracts/enumerations';
import { Link } from 'react-router';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type CatalogueView, searchOf } from '../model/filters.ts';

/** All, or one kind of piece: each is an address of its own. */
export function CategoryNav({ view }: { readonly view: CatalogueView }) {
  const t = useTexts(pieces);
  return (
    <nav aria-label={t('category.label')} className="border-b border-hairline">
      <ul className="bleed-row -mb-px flex gap-7 overflow-x-auto [scrollbar-width:none]">
        {[null, ...PIECE_CATEGORIES].map((category) => {
          const isChosen = category === view.category;
          return (
            <li key={category ?? 'All'} className="shrink-0">
              <Link
                to={{ search: searchOf({ ...view, category, more: 0 }).toString() }}
                preventScrollReset
                aria-current={isChosen ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-12 items-center border-b-2 text-sm font-medium transition-colors hover:text-ink focus-visible:-outline-offset-2',
                  isChosen ? 'border-ink text-ink' : 'border-transparent text-ink-soft',
                )}
              >
                {t(`category.${category ?? 'All'}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
