import type { PieceCategory } from '@filigree/contracts';
import { CATALOGUE_PRICE } from '@filigree/contracts/constants';
import { CATALOGUE_FILTERS, PIECE_CATEGORIES } from '@filigree/contracts/enumerations';
import type { PieceFilter } from '../../../api/pieces.ts';

/** The groups of which several values may be chosen, by their name in the address. */
export const FILTER_GROUPS = ['materials', 'gemstones', 'styles'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export const SORTS = ['featured', 'price-asc', 'price-desc', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** What is shown of the catalogue. It lives in the address, so that going back goes back. */
export interface CatalogueView extends Readonly<Record<FilterGroup, readonly string[]>> {
  readonly category: PieceCategory | null;
  /** US dollars; the highest step means "and above". */
  readonly price: readonly [low: number, high: number];
  readonly sort: Sort;
  /** How many times more was asked for. */
  readonly more: number;
}

export const EVERYTHING: CatalogueView = {
  category: null,
  materials: [],
  gemstones: [],
  styles: [],
  price: [CATALOGUE_PRICE.min, CATALOGUE_PRICE.max],
  sort: 'featured',
  more: 0,
};

/** Bounds what an address can ask the page to draw at once. */
const MORE_MAX = 100;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

function stepOf(text: string | null, fallback: number): number {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) return fallback;
  const { min, max, step } = CATALOGUE_PRICE;
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}

/** Reads an address; what it does not know it leaves out. */
export function viewOf(search: URLSearchParams): CatalogueView {
  const chosen = (group: FilterGroup) => {
    const asked = new Set(search.getAll(group).flatMap((text) => text.split(',')));
    return CATALOGUE_FILTERS[group].filter((value) => asked.has(value));
  };
  const low = stepOf(search.get('min'), EVERYTHING.price[0]);
  const high = stepOf(search.get('max'), EVERYTHING.price[1]);
  const more = Number(search.get('more') ?? 0);
  return {
    category: oneOf(PIECE_CATEGORIES, search.get('category')) ?? null,
    materials: chosen('materials'),
    gemstones: chosen('gemstones'),
    styles: chosen('styles'),
    price: low <= high ? [low, high] : [high, low],
    sort: oneOf(SORTS, search.get('sort')) ?? 'featured',
    more: Number.isInteger(more) ? Math.min(MORE_MAX, Math.max(0, more)) : 0,
  };
}

/** Writes an address; what is as it always is stays unsaid. */
export function searchOf(view: CatalogueView): URLSearchParams {
  const search = new URLSearchParams();
  if (view.category) search.set('category', view.category);
  for (const group of FILTER_GROUPS) {
    if (view[group].length > 0) search.set(group, view[group].join(','));
  }
  if (view.price[0] !== EVERYTHING.price[0]) search.set('min', String(view.price[0]));
  if (view.price[1] !== EVERYTHING.price[1]) search.set('max', String(view.price[1]));
  if (view.sort !== 'featured') search.set('sort', view.sort);
  if (view.more > 0) search.set('more', String(view.more));
  return search;
}

/** The part of it that the server answers: another price or order asks for nothing. */
export function askedOf({ category, materials, gemstones, styles }: CatalogueView): PieceFilter {
  return {
    ...(category ? { category } : {}),
    ...(materials.length > 0 ? { materials } : {}),
    ...(gemstones.length > 0 ? { gemstones } : {}),
    ...(styles.length > 0 ? { styleTags: styles } : {}),
  };
}

/** Puts a value in or takes it out, in the order in which the page lists them. */
export function toggled(view: CatalogueView, group: FilterGroup, value: string): CatalogueView {
  const next = view[group].includes(value)
    ? view[group].filter((other) => other !== value)
    : CATALOGUE_FILTERS[group].filter((known) => known === value || view[group].includes(known));
  return { ...view, [group]: next, more: 0 };
}

export const isPriceSet = ({ price }: CatalogueView): boolean =>
  price[0] !== EVERYTHING.price[0] || price[1] !== EVERYTHING.price[1];

/** How many filters of the panel are on; the price counts as one. */
export const countFilters = (view: CatalogueView): number =>
  FILTER_GROUPS.reduce((sum, group) => sum + view[group].length, isPriceSet(view) ? 1 : 0);

/** Everything, in the order that was chosen. */
export const cleared = ({ sort }: CatalogueView): CatalogueView => ({ ...EVERYTHING, sort });
