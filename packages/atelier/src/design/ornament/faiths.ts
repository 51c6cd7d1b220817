/** What is shown of a faith where no sign was named: its own, never that of another. */
import type { Brief, Figure, JewelryType, Motif } from '@filigree/contracts';
import { motifsOfFigure } from './figures.ts';

type Faith = NonNullable<Brief['ofFaith']>['faith'];

const SIGNS: Readonly<Record<Faith, Figure>> = {
  christian: 'latin-cross',
  jewish: 'star-of-david',
  muslim: 'crescent-and-star',
  hindu: 'om',
  buddhist: 'dharma-wheel',
  sikh: 'khanda',
};

/** Worn with the likeness of a person: a medal. */
const MEDALS: ReadonlySet<JewelryType | null> = new Set<JewelryType | null>(['Pendant', 'Necklace', 'Charm']);
const OUTLINES = ['disc', 'disc', 'oval', 'disc'] as const;
const BORDERS = ['milgrain', 'rope', 'bevel', 'beaded'] as const;

const withoutIcons = ({ culture }: Brief): Brief['culture'] =>
  culture.filter((name) => name !== 'Religious / Spiritual Icons');

/** The brief with the sign of the faith that was spoken of; persons are not modelled, a medal with that sign is made. */
export function withSignOfFaith(
  brief: Brief,
  seed: number,
): { readonly brief: Brief; readonly note: string | null } {
  const { ofFaith, figures, motifs, engraving, engravingPlace } = brief;
  // A cross is of one faith: the signs of others do not take its place.
  if (!ofFaith && (figures ?? []).length === 0 && motifs.length === 1 && motifs[0] === 'Cross')
    return { brief: { ...brief, culture: withoutIcons(brief) }, note: null };
  if (!ofFaith || (figures ?? []).length + motifs.length > 0) return { brief, note: null };
  // A name or a verse on the front is what was asked for.
  if (ofFaith.person === null && engraving && engravingPlace !== 'back') return { brief, note: null };
  // The bangle of the Sikhs is a sign of their faith itself, and plain.
  if (ofFaith.faith === 'sikh' && ofFaith.person === null && brief.type === 'Bracelet')
    return {
      brief: {
        ...brief,
        culture: withoutIcons(brief),
        braceletKind: brief.braceletKind ?? 'bangle',
        noStones: brief.noStones || (brief.gemstones.length === 0 && brief.customGemstone === null),
      },
      note: null,
    };
  const sign = SIGNS[ofFaith.faith];
  const signed: Brief = {
    ...brief,
    figures: [sign],
    motifs: motifsOfFigure(sign).slice(0, 1) as Motif[],
    culture: withoutIcons(brief),
  };
  if (ofFaith.person === null) return { brief: signed, note: null };
  const note = `${ofFaith.person[0]!.toUpperCase()}${ofFaith.person.slice(1)} is not among our figures: the sign of the faith stands in.`;
  if (!MEDALS.has(brief.type) || (brief.arrangements ?? []).some((name) => name !== 'disc'))
    return { brief: signed, note };
  return {
    brief: {
      ...signed,
      plateShape: brief.plateShape ?? OUTLINES[seed % OUTLINES.length]!,
      plateBorder: brief.plateBorder ?? BORDERS[seed % BORDERS.length]!,
    },
    note,
  };
}
