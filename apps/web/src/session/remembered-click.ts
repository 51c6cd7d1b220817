/** What a visitor meant to do with a piece when the login came between. Kept for this tab, for a while, once. */
import type { CartOptions } from '@filigree/contracts';
import { ENGRAVING_MAX_LENGTH, RING_SIZE_UNKNOWN } from '@filigree/contracts/constants';

const KEY = 'filigree-remembered-click';
const LIFETIME_MS = 30 * 60_000;
const NAME_MAX_LENGTH = 200;
/** More than any click that was written here. */
const TEXT_MAX_LENGTH = 1_000;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const KINDS = ['select', 'save', 'studio'] as const;

export interface RememberedClick {
  readonly kind: (typeof KINDS)[number];
  readonly pieceId: string;
  /** Of the piece, for the notice. */
  readonly name: string;
  /** Of the line in the cart. */
  readonly options: CartOptions;
}

/** A storage that is full or closed forgets: the click is then made again by hand. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** The last click counts: it takes the place of one before it. */
export function rememberClick(click: RememberedClick, nowMs = Date.now()): void {
  const name = click.name.slice(0, NAME_MAX_LENGTH);
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({ ...click, name, at: nowMs })));
}

/** Takes the click out, so that it is done once; undefined when there is none, an old one, or something else. */
export function takeClick(nowMs = Date.now()): RememberedClick | undefined {
  const text = withStorage((storage) => {
    const kept = storage.getItem(KEY);
    if (kept !== null) storage.removeItem(KEY);
    return kept;
  });
  if (!text || text.length > TEXT_MAX_LENGTH) return undefined;
  try {
    return readClick(JSON.parse(text), nowMs);
  } catch {
    return undefined;
  }
}

function readClick(value: unknown, nowMs: number): RememberedClick | undefined {
  const { kind, pieceId, name, options, at } = (value ?? {}) as Record<string, unknown>;
  const isKnown = KINDS.find((one) => one === kind);
  if (!isKnown || typeof pieceId !== 'string' || !ID.test(pieceId) || typeof name !== 'string')
    return undefined;
  if (typeof at !== 'number' || !(nowMs - at <= LIFETIME_MS) || at > nowMs) return undefined;
  return { kind: isKnown, pieceId, name: name.slice(0, NAME_MAX_LENGTH), options: readOptions(options) };
}

/** Only what is an option; whether it is one of this piece is the server's to judge. */
function readOptions(value: unknown): CartOptions {
  const { ringSize, lengthIn, engraving } = (value ?? {}) as Record<string, unknown>;
  return {
    ...(typeof ringSize === 'number' || ringSize === RING_SIZE_UNKNOWN ? { ringSize } : {}),
    ...(typeof lengthIn === 'number' ? { lengthIn } : {}),
    ...(typeof engraving === 'string' ? { engraving: engraving.slice(0, ENGRAVING_MAX_LENGTH) } : {}),
  };
}
