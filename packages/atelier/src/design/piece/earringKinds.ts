/** What earrings of all kinds share: the pair, what they are worn by, and the kind that was asked for. */
import type { EarFitting } from '../findings/document.ts';
import type { Carrier } from './carriers.ts';
import type { Drawing } from './family.ts';
import type { PieceWish } from './wish.ts';

type Asked = NonNullable<PieceWish['brief']['earringKind']>;

/** One was asked for, or what is worn on one ear: two that differ are two all the same. */
const isOne = ({ arrangements, earringKind }: PieceWish['brief']): boolean =>
  (arrangements?.includes('single') === true || earringKind === 'cuff') &&
  !arrangements?.includes('mismatched');

/** A pair that hangs before the viewer, or one where one was asked for. */
export const pair = ({ wish }: Drawing, fitting: EarFitting): Carrier => ({
  kind: 'fitted',
  alloyId: wish.style.alloyId,
  fitting,
  pair: !isOne(wish.brief),
  shown: 'hangs',
});

export const POST: Extract<EarFitting, { kind: 'post' }> = { kind: 'post', wireMm: 0.85, lengthMm: 10 };
const hook = (): EarFitting => ({ kind: 'fish-hook', wireMm: 0.8, heightMm: 17 });
export const lever = (): EarFitting => ({ kind: 'lever-back', wireMm: 0.9, heightMm: 14 });

/** A wire to hang from was asked for, hinged or open. */
export const wireAsked = ({ brief }: PieceWish): 'hinged' | 'open' | null =>
  brief.claspKind === 'lever-back' ? 'hinged' : brief.claspKind === 'ear-wire' ? 'open' : null;

/** The wire that drops hang from: as asked, else as usual. */
export const wire = ({ wish }: Drawing, usual: 'hinged' | 'open'): EarFitting =>
  (wireAsked(wish) ?? usual) === 'hinged' ? lever() : hook();

/** Clips of which no more was said than what they are: nothing hangs from them. */
export const isClip = ({ claspKind, earringKind, hangs, pieceSizeMm }: PieceWish['brief']): boolean =>
  claspKind === 'clip-on' && !earringKind && !hangs && (pieceSizeMm?.[0] ?? 0) < LONG_CLIP_MM;
/** Longer than this they hang, mm. */
const LONG_CLIP_MM = 34;

/** Kinds that hang from such a wire. */
const WIRED: ReadonlySet<Asked> = new Set<Asked>(['drop', 'chandelier']);

/** The kind that was asked for, if any, must be the kind that is drawn; a wire by its name asks for what hangs from it. */
export const kindFits =
  (...kinds: readonly Asked[]) =>
  (wish: PieceWish): boolean => {
    const { earringKind } = wish.brief;
    // A threaded post is a post, or what hangs from one; what clips on sits at the ear, unless something is to hang.
    const isBacked = /^(?:clip-on|screw-back)$/.test(wish.brief.claspKind ?? '') && !earringKind;
    if (isBacked && !kinds.some((kind) => kind === 'stud' || (WIRED.has(kind) && !isClip(wish.brief))))
      return false;
    const isWired = wireAsked(wish) !== null && (!earringKind || WIRED.has(earringKind));
    return (
      (!earringKind || kinds.includes(earringKind)) && (!isWired || kinds.some((kind) => WIRED.has(kind)))
    );
  };
/** Further ways to make a kind that was asked for: where none was, the others already differ. */
export const onlyAsked =
  (kind: Asked) =>
  ({ brief }: PieceWish): boolean =>
    brief.earringKind === kind || (kind === 'stud' && isClip(brief));
