/** Stones of which nothing was said: a wish that speaks of metal alone is shown without them. */
import type { Arrangement, Brief, JewelryType, MetalFinish } from '@filigree/contracts';
import { isCoiled, speaksOfStone } from './ring/named.ts';
import { isForHim } from './ring/wish.ts';

/** Worn for their stones, whatever else is said of them. */
const JEWELLED: ReadonlySet<JewelryType | null> = new Set<JewelryType | null>(['Tiara', 'Nose Ring']);
/** Finishes that are asked for to be seen, on metal that stones would hide. */
const WORKED: ReadonlySet<MetalFinish | null> = new Set<MetalFinish | null>([
  'Hammered',
  'Textured',
  'Brushed',
  'Matte',
  'Satin',
]);
const OF_METAL: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'disc',
  'dog-tag',
  'bar',
  'locket',
  'signet',
  'spinner',
]);
const OF_STONES: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'eternity',
  'half-eternity',
  'toi-et-moi',
  'side-stones',
  'set-shoulders',
  'surround',
  'double-halo',
  'square-halo',
  'flower-halo',
  'alternating',
  'strand',
  'line',
]);

/** The ornament of a plate is its border. */
const isFestive = ({ type, occasion, era, proportions, plateBorder, recipient }: Brief): boolean =>
  // A groom's cufflinks are metal.
  ((occasion === 'Engagement' || occasion === 'Anniversary') && !(type !== 'Ring' && isForHim(recipient))) ||
  occasion === 'Birthstone' ||
  occasion === 'Statement' ||
  era === 'Classic / Bridal' ||
  (proportions.ornament === 'ornate' && !plateBorder && type !== 'Cufflinks');

/** What was described is metal: its surface, its glass, its letters, a blank of sheet, one certain figure or saint, a man's piece. */
const isOfMetal = (brief: Brief): boolean => {
  const { finish, metals, figures, ofFaith, engraving, arrangements, braceletKind, recipient } = brief;
  const { plateShape, plateBorder } = brief;
  return (
    (figures?.length ?? 0) > 0 ||
    Boolean(ofFaith?.person) ||
    engraving !== null ||
    WORKED.has(finish) ||
    metals.includes('Enamel') ||
    (arrangements ?? []).some((name) => OF_METAL.has(name)) ||
    isCoiled(brief) ||
    braceletKind === 'bangle' ||
    braceletKind === 'cuff' ||
    Boolean(plateShape) ||
    Boolean(plateBorder) ||
    isForHim(recipient)
  );
};

/** A simple piece has no stones but those that were named; rings draw their plain bands by rules of their own. */
const isSimple = ({ proportions, type }: Brief): boolean =>
  proportions.ornament === 'simple' && type !== null && type !== 'Ring' && type !== 'Toe Ring';

/** A star at the end of a hairpin or where body chains meet: the one thing that was named is there, and nothing besides. */
const isOfOneThing = ({ type, motifs, culture }: Brief): boolean =>
  (type === 'Hairpin' || type === 'Body Chain') && culture.length === 0 && motifs.length > 0;

/** Charms that show a motif are of metal as those of figures are. */
const isOfCharms = ({ arrangements, motifs }: Brief): boolean =>
  (arrangements ?? []).includes('charms') && motifs.length > 0;

const namesSubject = ({ motifs, culture }: Brief): boolean => motifs.length + culture.length > 0;

/**
 * The brief, without stones where it speaks of none: in every sketch of what is to be simple or of metal, or of one thing
 * on what is worn; in every other one of a motif or a culture, so that the customer sees it both ways. What is worn for
 * its stones keeps them.
 */
export function withoutUnasked(brief: Brief, seed: number): Brief {
  const isOpen =
    !brief.noStones &&
    !speaksOfStone(brief) &&
    !isFestive(brief) &&
    brief.plateBorder !== 'pave' &&
    !JEWELLED.has(brief.type) &&
    !(brief.arrangements ?? []).some((name) => OF_STONES.has(name));
  // Cufflinks and clips that sit at the ear are metal: stones on them are for who asks, and on one thing many times.
  const isRepeated = (brief.figureCount ?? 1) > 1;
  const isPlainWorn =
    brief.type === 'Cufflinks' || (brief.type === 'Earrings' && brief.claspKind === 'clip-on');
  const bare =
    isSimple(brief) ||
    isPlainWorn ||
    isRepeated ||
    isOfOneThing(brief) ||
    isOfCharms(brief) ||
    isOfMetal(brief) ||
    (namesSubject(brief) && seed % 2 === 0);
  return isOpen && bare ? { ...brief, noStones: true } : brief;
}
