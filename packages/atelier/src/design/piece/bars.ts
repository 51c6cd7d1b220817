/** Bars let into a chain or hung from it, and the plates of bracelets that bear a name. */
import { faceFor } from '../lettering/hands.ts';
import type { EmblemForm } from '../ornament/emblemForms.ts';
import { emblemFormOf, emblemFormOfMotif } from '../ornament/figures.ts';
import { drawPlate, type PlateBorder, type PlateOrnament } from '../ornament/plate.ts';
import type { PlateOutline } from '../ornament/plateParts.ts';
import { round2 } from '../ring/wish.ts';
import { alongBar } from './alongBar.ts';
import { chain } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { stoneOr, type Way, ways } from './namedWays.ts';
import { type SunkSpread, takesOneSunk, wantsSunk, withSunkStones } from './sunkBar.ts';
import type { PieceWish } from './wish.ts';

/** Length of a bar on a necklace, mm; on a wrist it must follow the arm. */
const BAR_MM = { neck: 34, wrist: 26, hung: 27 } as const;

interface BarForm {
  readonly isUpright?: boolean;
  readonly outline?: PlateOutline;
  readonly border?: Exclude<PlateBorder['kind'], 'pave' | 'pattern' | 'text'>;
  /** Across against the usual, for what is broader than a bar. */
  readonly broad?: number;
  /** Its stones are let into it: it is no broader for them. */
  readonly isSunk?: true;
}

/** A slim bar: lettered where letters were asked for, else plain or hammered. */
function bar(
  drawing: Drawing,
  lengthMm: number,
  field: 'plain' | 'hammered',
  { isUpright = false, outline = 'bar', border = 'none', broad = 1, isSunk }: BarForm = {},
): PlateOrnament {
  const { style, brief } = drawing.wish;
  const plate = drawPlate({ ...style, sizeMm: lengthMm * style.presence }, drawing.random, {
    outline,
    text: brief.engraving ? { text: brief.engraving.slice(0, 60), lettering: faceFor(brief, 'sans') } : null,
  });
  const stone = drawing.wish.stoneAsked && !brief.engraving && !isSunk ? style.centre : null;
  const leastMm = stone === null ? (brief.engraving ? 5.2 : 3.4) : 6;
  const [toldMm, toldAcrossMm] = brief.pieceSizeMm ?? [];
  const longMm = toldMm ?? round2(Math.max(plate.widthMm, plate.heightMm));
  const across = toldAcrossMm ?? round2(Math.min(8, Math.max(leastMm, longMm / 7)) * broad);
  return {
    ...plate,
    widthMm: isUpright ? across : longMm,
    heightMm: isUpright ? longMm : across,
    domeMm: 0,
    border: { kind: border },
    field:
      plate.field.kind === 'text'
        ? plate.field
        : stone !== null && field === 'plain'
          ? { kind: 'stone', stone }
          : field === 'plain'
            ? { kind: 'plain' }
            : { kind: 'hammered', seed: Math.floor(drawing.random() * 1e6) },
  };
}

/** Ways of a bar with stones sunk into it: the share of its usual length, their spread, and whether they are scattered. */
const SUNK = [
  ['sunk', 1, 'whole', true],
  ['sunk-upper', 1.08, 'upper', true],
  ['sunk-line', 0.94, 'whole', false],
  ['sunk-middle', 1.16, 'middle', true],
  ['sunk-gathered', 1, 'upper', true],
] as const satisfies readonly (readonly [string, number, SunkSpread, boolean])[];

/** Ways of a bar with the one stone that was counted let into it: the share of its usual length, where it is, and how it hangs. */
const ONE_SUNK = [
  ['one-end', 1, 'end', false],
  ['one-third', 1.12, 'third', false],
  ['one-upright', 1, 'third', true],
] as const satisfies readonly (readonly [string, number, SunkSpread, boolean])[];

/** The plates of bracelets that bear a name, where the letters take the field. */
const ID_PLATES = [
  ['oval', { outline: 'oval', broad: 1.75 }, 24],
  ['octagon', { outline: 'octagon', border: 'bevel', broad: 1.6 }, 27],
  ['rounded', { outline: 'rounded-rectangle', border: 'milgrain', broad: 1.7 }, 22],
] as const satisfies readonly (readonly [string, BarForm, number])[];

/** The plates of bracelets that bear a figure: outline, width and height, mm, and border. */
const FIGURE_PLATES = [
  ['oval', 'oval', 23, 15.5, 'bevel'],
  ['rounded', 'rounded-rectangle', 21, 15, 'none'],
  ['disc', 'disc', 16.5, 16.5, 'milgrain'],
  ['octagon', 'octagon', 20, 15, 'bevel'],
] as const;

/** The figure that stands on the plate of a bracelet, in relief; null where none does, or letters take its field. */
function struckOn({ brief: { engraving, figures, motifs, culture } }: PieceWish): EmblemForm | null {
  const [figure] = figures ?? [];
  const [motif] = motifs;
  if (engraving) return null;
  if (figure !== undefined) return emblemFormOf(figure);
  return motif === undefined ? null : emblemFormOfMotif(motif, culture);
}

/** A plate let into the bracelet, with the figure in relief. */
const figurePlate =
  ([, outline, widthMm, heightMm, border]: (typeof FIGURE_PLATES)[number]) =>
  (drawing: Drawing) => {
    const { wish, random } = drawing;
    const scale = wish.style.presence;
    const plate = drawPlate({ ...wish.style, sizeMm: widthMm * scale }, random, {
      outline,
      border,
      emblem: struckOn(wish) ?? undefined,
      stoneAsked: wish.stoneAsked,
    });
    return {
      carrier: chain(drawing, 'wrist', 'let-in'),
      ornaments: [
        placed('main', { ...plate, widthMm: round2(widthMm * scale), heightMm: round2(heightMm * scale) }),
      ],
    };
  };

/** Several stones that were counted are a row; letters have the plate to themselves. */
function barFits(id: string, wish: PieceWish): boolean {
  const {
    brief: { stoneCount, arrangements, engraving },
    style,
  } = wish;
  // Of bars that hang upright one is enough, unless that was asked for.
  const isUpright = id.includes('-upright');
  const isFigured = /-figure-/.test(id);
  if (isFigured || (wish.type === 'Bracelet' && struckOn(wish) !== null))
    return isFigured && struckOn(wish) !== null;
  if (/-sunk/.test(id)) {
    const isScattered = arrangements?.includes('scattered') === true;
    return wantsSunk(wish) && !(isScattered && id.endsWith('-line'));
  }
  if (wantsSunk(wish)) return false;
  const isOne = stoneCount === 1 && wish.stoneAsked;
  if (id.includes('-one-'))
    return takesOneSunk(wish) && (!arrangements?.includes('vertical-bar') || id.endsWith('-upright'));
  // One stone that was counted is in the bar: none beside it, no row of them, no hammered field without it.
  if (isOne && !engraving && /-(?:stones|graduated|hammered)$/.test(id)) return false;
  if (arrangements?.includes('vertical-bar')) return isUpright;
  if (isUpright && !id.endsWith('-upright')) return false;
  const isRow = /-(?:stones|graduated)$/.test(id);
  if (engraving) return !isRow && !id.endsWith('-hammered');
  if (/-(?:oval|octagon|rounded)$/.test(id)) return false;
  if (isRow) return style.centre !== null || id.endsWith('-graduated');
  return (stoneCount ?? 1) < 2;
}

export const barWays = (wear: 'neck' | 'wrist', noun: string, prefix: string): PieceComposition[] =>
  ways('bar', noun, [
    [
      `${prefix}-bar`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [placed('main', bar(drawing, BAR_MM[wear], 'plain'))],
      }),
    ],
    [
      `${prefix}-bar-stones`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [
          placed(
            'main',
            drawing.line(
              alongBar([0.34, 0.34, 0.34, 0.34, 0.34, 0.34, 0.34], drawing.wish.brief.stoneCount),
              'across',
            ) ?? bar(drawing, BAR_MM[wear], 'plain'),
          ),
        ],
      }),
      true,
    ],
    [
      `${prefix}-bar-graduated`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [
          placed(
            'main',
            drawing.line(alongBar([0.3, 0.38, 0.46, 0.38, 0.3], drawing.wish.brief.stoneCount), 'across') ??
              bar(drawing, BAR_MM[wear] * 0.7, 'plain'),
          ),
        ],
      }),
      true,
    ],
    [
      `${prefix}-bar-hammered`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [
          placed('main', bar(drawing, BAR_MM[wear] * 0.8, 'hammered')),
          placed('station', stoneOr(drawing, 0.34), 2),
        ],
      }),
    ],
    ...SUNK.map(
      ([id, share, spread, isScattered]): Way => [
        `${prefix}-bar-${id}`,
        (drawing) => {
          const isUpright =
            wear === 'neck' && drawing.wish.brief.arrangements?.includes('vertical-bar') === true;
          const lengthMm = (isUpright ? BAR_MM.hung : BAR_MM[wear]) * share;
          const plain = bar(drawing, lengthMm, 'plain', { isUpright });
          return {
            carrier: chain(drawing, wear, isUpright ? 'hangs' : 'let-in'),
            ornaments: [
              placed('main', withSunkStones(plain, drawing.wish, drawing.random, spread, isScattered)),
            ],
          };
        },
      ],
    ),
    ...ONE_SUNK.filter(([, , , isUpright]) => wear === 'neck' || !isUpright).map(
      ([id, share, spread, isUpright]): Way => [
        `${prefix}-bar-${id}`,
        (drawing) => {
          const lengthMm = (isUpright ? BAR_MM.hung : BAR_MM[wear]) * share;
          const plain = bar(drawing, lengthMm, 'plain', { isUpright, isSunk: true });
          return {
            carrier: chain(drawing, wear, isUpright ? 'hangs' : 'let-in'),
            ornaments: [placed('main', withSunkStones(plain, drawing.wish, drawing.random, spread, false))],
          };
        },
      ],
    ),
    ...(wear === 'neck'
      ? ([
          ...(
            [
              ['upright', 1, 'plain'],
              ['upright-long', 1.3, 'plain'],
              ['upright-short', 0.78, 'plain'],
              ['upright-hammered', 1.1, 'hammered'],
            ] as const
          ).map(
            ([id, share, field]): Way => [
              `${prefix}-bar-${id}`,
              (drawing) => ({
                carrier: chain(drawing, wear, 'hangs'),
                ornaments: [placed('main', bar(drawing, BAR_MM.hung * share, field, { isUpright: true }))],
              }),
            ],
          ),
        ] as Way[])
      : [
          ...ID_PLATES.map(
            ([id, form, lengthMm]): Way => [
              `${prefix}-bar-${id}`,
              (drawing) => ({
                carrier: chain(drawing, wear, 'let-in'),
                ornaments: [placed('main', bar(drawing, lengthMm, 'plain', form))],
              }),
            ],
          ),
          ...FIGURE_PLATES.map((plate): Way => [`${prefix}-bar-figure-${plate[0]}`, figurePlate(plate)]),
        ]),
  ]).map((composition) => ({ ...composition, fits: (wish) => barFits(composition.id, wish) }));
