/** The compositions of every type, and which of them a wish can be drawn as, the best first. */
import type { Arrangement, Brief, SettingStyle } from '@filigree/contracts';
import { isFamilyFront } from '../ornament/familyFronts.ts';
import { isWholeFront } from '../ornament/grouped.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { ANKLETS } from './anklets.ts';
import { BANGLES } from './bangles.ts';
import { BARE_ANKLETS, BARE_BODY_CHAINS, BARE_BRACELETS, BARE_NECKLACES } from './bareChains.ts';
import { BELL_BANGLES } from './bellBangles.ts';
import { BODY_CHAINS } from './bodyChains.ts';
import { BROOCHES } from './brooches.ts';
import { CENTRED_BANGLES } from './centredBangles.ts';
import { CHAIN_BRACELETS } from './chainBracelets.ts';
import { CHARM_ANKLETS, CHARM_BRACELETS, CHARM_NECKLACES } from './charms.ts';
import { CHOKERS } from './chokers.ts';
import { CUFFLINKS } from './cufflinks.ts';
import type { PieceType } from './document.ts';
import { EARRINGS } from './earrings.ts';
import type { PieceComposition } from './family.ts';
import { CLASPED_ANKLETS, CLASPED_BRACELETS, CLASPED_NECKLACES } from './figureClasps.ts';
import { FLANKED_NECKLACES } from './flanked.ts';
import { FLANKED_BANGLES } from './flankedBangles.ts';
import { BELL_ANKLETS, BELL_BRACELETS, BROOCH_FRINGES, FIGURE_FRINGES, HAIR_FRINGES } from './fringes.ts';
import { FRONT_CLASPED_ANKLETS, FRONT_CLASPED_BRACELETS, FRONT_CLASPED_NECKLACES } from './frontClasps.ts';
import { HAIRPINS } from './hairpins.ts';
import { HARNESSES } from './harnesses.ts';
import { HEADED_BANGLES } from './headEnds.ts';
import { HEAVY_LINKS } from './heavyLinks.ts';
import { HUNG_BROOCHES, HUNG_CHARMS, HUNG_EARRINGS, HUNG_NECKLACES, HUNG_PENDANTS } from './hung.ts';
import { HUNG_HOOPS } from './hungHoops.ts';
import { INLAID_BANGLES } from './inlaidBangles.ts';
import { JHUMKAS } from './jhumkas.ts';
import { KOKOSHNIKS } from './kokoshniks.ts';
import { LAYERED_ANKLETS, LAYERED_BRACELETS, LAYERED_NECKLACES } from './layered.ts';
import { hasLineCentre } from './line.ts';
import { CENTRED_LINE_BRACELETS, CENTRED_LINE_NECKLACES } from './lineCentres.ts';
import { LINE_ANKLETS, LINE_BRACELETS, LINE_NECKLACES } from './lines.ts';
import { CHAINED_LOCKETS, LOCKET_PENDANTS, LOCKETS } from './lockets.ts';
import {
  NAMED_ANKLETS,
  NAMED_BODY_CHAINS,
  NAMED_BRACELETS,
  NAMED_NECKLACES,
  NAMED_PENDANTS,
} from './namedChains.ts';
import { NAME_ANKLETS, NAME_BRACELETS, NAME_NECKLACES, NAME_PENDANTS } from './names.ts';
import { NECKLACES } from './necklaces.ts';
import { NOSE_RINGS } from './noseRings.ts';
import { PENANNULARS } from './penannulars.ts';
import { PENDANT_STRANDS } from './pendantStrands.ts';
import { CHARMS, PENDANTS } from './pendants.ts';
import { restraintOf } from './restraint.ts';
import { figuresInTurn, ROW_ANKLETS, ROW_BRACELETS, ROW_NECKLACES } from './rowsOfFigures.ts';
import { SCREW_BANGLES } from './screwBangles.ts';
import { isSerpentBangle, SERPENT_BANGLES } from './serpents.ts';
import { SET_BANGLES } from './setBangles.ts';
import { MOST_COUNTED, namesFigure } from './shows.ts';
import { CENTRED_ANKLETS, CENTRED_BRACELETS, CENTRED_NECKLACES } from './strandCentres.ts';
import { TASSEL_EARRINGS, TASSEL_NECKLACES } from './tassels.ts';
import { TIARAS } from './tiaras.ts';
import { TIERED_EARRINGS } from './tiers.ts';
import { TIKKAS } from './tikkas.ts';
import { NECK_TORQUES, TORQUES } from './torques.ts';
import type { PieceWish } from './wish.ts';

/** In the order of how usual they are; read again when a piece is arranged anew. */
export const COMPOSITIONS: Readonly<Record<PieceType, readonly PieceComposition[]>> = {
  Pendant: [...PENDANTS, ...NAMED_PENDANTS, ...NAME_PENDANTS, ...LOCKET_PENDANTS, ...HUNG_PENDANTS],
  Charm: [...CHARMS, ...LOCKETS, ...HUNG_CHARMS],
  Brooch: [...BROOCHES, ...PENANNULARS, ...BROOCH_FRINGES, ...HUNG_BROOCHES],
  Cufflinks: CUFFLINKS,
  Hairpin: [...HAIRPINS, ...HAIR_FRINGES],
  'Nose Ring': NOSE_RINGS,
  Tiara: [...TIARAS, ...KOKOSHNIKS, ...TIKKAS],
  'Body Chain': [...HARNESSES, ...BODY_CHAINS, ...BARE_BODY_CHAINS, ...NAMED_BODY_CHAINS],
  Bracelet: [
    ...BANGLES,
    ...CENTRED_BANGLES,
    ...FLANKED_BANGLES,
    ...SCREW_BANGLES,
    ...SET_BANGLES,
    ...SERPENT_BANGLES,
    ...TORQUES,
    ...HEADED_BANGLES,
    ...INLAID_BANGLES,
    ...BELL_BANGLES,
    ...BELL_BRACELETS,
    ...CENTRED_LINE_BRACELETS,
    ...CHAIN_BRACELETS,
    ...BARE_BRACELETS,
    ...CHARM_BRACELETS,
    ...NAMED_BRACELETS,
    ...NAME_BRACELETS,
    ...LINE_BRACELETS,
    ...LAYERED_BRACELETS,
    ...CLASPED_BRACELETS,
    ...ROW_BRACELETS,
    ...FRONT_CLASPED_BRACELETS,
    ...CENTRED_BRACELETS,
  ],
  Necklace: [
    ...NECKLACES,
    ...BARE_NECKLACES,
    ...CHARM_NECKLACES,
    ...NAMED_NECKLACES,
    ...PENDANT_STRANDS,
    ...HEAVY_LINKS,
    ...NECK_TORQUES,
    ...FIGURE_FRINGES,
    ...CENTRED_LINE_NECKLACES,
    ...NAME_NECKLACES,
    ...LINE_NECKLACES,
    ...LAYERED_NECKLACES,
    ...TASSEL_NECKLACES,
    ...CHAINED_LOCKETS,
    ...HUNG_NECKLACES,
    ...CLASPED_NECKLACES,
    ...FLANKED_NECKLACES,
    ...ROW_NECKLACES,
    ...FRONT_CLASPED_NECKLACES,
    ...CHOKERS,
    ...CENTRED_NECKLACES,
  ],
  Earrings: [
    ...EARRINGS,
    ...JHUMKAS,
    ...TASSEL_EARRINGS,
    ...HUNG_EARRINGS,
    ...HUNG_HOOPS,
    ...TIERED_EARRINGS,
  ],
  Anklet: [
    ...ANKLETS,
    ...BELL_ANKLETS,
    ...BARE_ANKLETS,
    ...CHARM_ANKLETS,
    ...NAMED_ANKLETS,
    ...NAME_ANKLETS,
    ...LINE_ANKLETS,
    ...LAYERED_ANKLETS,
    ...CLASPED_ANKLETS,
    ...ROW_ANKLETS,
    ...FRONT_CLASPED_ANKLETS,
    ...CENTRED_ANKLETS,
  ],
};

/** The noun of a composition for titles and descriptions: "drop earrings". */
export const compositionNoun = (type: PieceType, id: string): string =>
  COMPOSITIONS[type].find((composition) => composition.id === id)?.noun ?? type.toLowerCase();

/** A beaded bracelet is a strand by another name, a tennis bracelet a line; rows of pearls are strands. */
const namedArrangements = (type: PieceType, brief: Brief): readonly Arrangement[] =>
  namedOf(brief).concat(familyOf(type, brief));

/** A few stones that were counted stand along a bracelet, where nothing else says how. */
const countedAlong = (type: PieceType, brief: Brief): Arrangement[] =>
  type === 'Bracelet' &&
  !brief.braceletKind &&
  brief.setting === null &&
  !brief.noStones &&
  !namesFigure(brief) &&
  (brief.stoneCount ?? 1) > 1 &&
  (brief.stoneCount ?? 1) <= MOST_COUNTED &&
  namedArrangements(type, brief).length === 0
    ? ['stations']
    : [];

/** So do those of an anklet, and of a bracelet, beside the one figure that was named. */
const countedBeside = (type: PieceType, brief: Brief): Arrangement[] =>
  (type === 'Anklet' || (type === 'Bracelet' && !brief.braceletKind)) &&
  brief.figures?.length === 1 &&
  brief.setting === null &&
  !brief.noStones &&
  (brief.stoneCount ?? 1) > 1 &&
  (brief.stoneCount ?? 1) <= MOST_COUNTED &&
  namedArrangements(type, brief).length === 0
    ? ['stations']
    : [];

/** What is plain and hangs on a chain is the chain: about the wrist where its links were named, for a bangle is as plain. */
const plainChain = (type: PieceType, { brief, ...wish }: PieceWish): Arrangement[] =>
  brief.noStones &&
  restraintOf({ brief, ...wish }) === 'bare' &&
  namedArrangements(type, brief).length === 0 &&
  (type === 'Necklace' ||
    type === 'Anklet' ||
    type === 'Body Chain' ||
    (type === 'Bracelet' && Boolean(brief.chainKind)))
    ? ['chain']
    : [];

/** Figures that follow one another along what goes around. */
const inARow = (type: PieceType, wish: PieceWish): Arrangement[] =>
  figuresInTurn(wish) && (type === 'Necklace' || type === 'Bracelet' || type === 'Anklet')
    ? ['in-a-row']
    : [];

/** Where nothing else is named, the stones of a family stand along the chain. */
const familyOf = (type: PieceType, brief: Brief): Arrangement[] =>
  !isFamilyFront({ brief, type }) &&
  namedOf(brief).every((name) => name === 'alternating') &&
  stonesInTurn(brief, { isRow: false }) !== null &&
  !brief.braceletKind
    ? ['stations', 'fringe']
    : [];

/** Graduated stones, of which nothing else was said, are a line of them. */
const isOfGraduated = ({ arrangements, gemstones }: Brief): boolean =>
  gemstones[0] !== 'Pearl' &&
  arrangements?.includes('graduated') === true &&
  arrangements.every((name) => name === 'graduated' || name === 'alternating');

const HAIR_KINDS: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'comb',
  'barrette',
  'two-pronged',
  'stick',
]);

const namedOf = (brief: Brief): Arrangement[] => {
  const { arrangements, braceletKind, rows, gemstones } = brief;
  // A collar or a surround that is a line with a stone in its middle is that line.
  if (hasLineCentre(brief)) return ['line'];
  return [
    // Charms that are all along hang there.
    ...(arrangements ?? []).filter(
      (name) =>
        (name !== 'stations' || !arrangements?.includes('charms')) &&
        // What dangles in the hair does so from a slide (fringes.ts).
        (!HAIR_KINDS.has(name) || !arrangements?.includes('fringe')),
    ),
    ...(isOfGraduated(brief) ? (['line'] as const) : []),
    ...((rows ?? 1) > 1 && gemstones[0] === 'Pearl' ? (['strand'] as const) : []),
    ...(braceletKind === 'beaded' ? (['strand'] as const) : []),
    ...(braceletKind === 'tennis' ? (['line'] as const) : []),
    ...(isSerpentBangle({ brief }) ? (['coil'] as const) : []),
  ];
};

/** Those of an arrangement that was asked for by name, else all but what is only drawn by name. */
function arrangedAs(
  asked: readonly Arrangement[],
  fitting: readonly PieceComposition[],
): readonly PieceComposition[] {
  const among = (names: readonly Arrangement[]): readonly PieceComposition[] =>
    fitting.filter(({ arrangement }) => arrangement !== undefined && names.includes(arrangement));
  // Several chains are several whatever is on them; a collar of heavy links has heavy links, a strand its tassel.
  const leading = (
    [
      'layered',
      'bells',
      'links',
      'flanked',
      'head-ends',
      'torque',
      'in-a-row',
      'front-clasp',
      'tassel',
    ] as const
  ).find((name) => asked.includes(name));
  const led = leading === undefined ? [] : among([leading]);
  const named = led.length > 0 ? led : among(asked);
  return named.length > 0 ? named : fitting.filter(({ onlyAsked }) => onlyAsked !== true);
}

/** What a front of one stone, and what is about it, can be set in. */
const OF_FRONTS: readonly SettingStyle[] = [
  'Solitary',
  'Halo',
  'Pave',
  'Cluster',
  'Bezel',
  'Prong',
  'Channel',
  'Bar',
  'Invisible',
];

/** Those that can show the setting that was asked for; all, where none can. */
function settingAs(
  setting: SettingStyle | null,
  fitting: readonly PieceComposition[],
): readonly PieceComposition[] {
  if (setting === null) return fitting;
  const able = fitting.filter(({ settings = OF_FRONTS }) => settings.includes(setting));
  return able.length > 0 ? able : fitting;
}

/** Compositions that, with their fronts, still tell the sketches of a generation apart. */
const ENOUGH = 3;

/** The compositions that a wish can be drawn as, at least one, the best first. */
export function rankedCompositions(type: PieceType, wish: PieceWish): readonly PieceComposition[] {
  const all = COMPOSITIONS[type];
  const leading = all.filter((composition) => composition.leads === true && composition.fits(wish));
  const hung = all.filter((composition) => composition.hangs === true && composition.fits(wish));
  const arranged =
    leading.length > 0
      ? leading
      : hung.length > 0
        ? hung
        : arrangedAs(
            [
              ...namedArrangements(type, wish.brief),
              ...countedAlong(type, wish.brief),
              ...countedBeside(type, wish.brief),
              ...plainChain(type, wish),
              ...inARow(type, wish),
            ],
            all.filter((composition) => composition.fits(wish)),
          );
  const fitting = settingAs(wish.style.centre === null ? null : wish.brief.setting, arranged);
  const { ornament, presence } = wish.brief.proportions;
  // Figures that stand together, and scenes, are the whole front: nothing of them hangs below.
  const isModest =
    ornament === 'simple' || presence === 'delicate' || isWholeFront(wish.brief, type) || isFamilyFront(wish);
  const plain = fitting.filter(({ ornate }) => !ornate);
  // Later rounds of sketches go on down the list: what is too much is not on it, where enough is left.
  const suiting = isModest && plain.length >= ENOUGH ? plain : fitting;
  const score = (composition: PieceComposition): number => {
    let points = composition.appeal?.(wish) ?? 0;
    if (ornament === 'ornate' || presence === 'bold') points += composition.ornate ? 6 : 0;
    if (isModest) points += composition.ornate ? -6 : 2;
    return points;
  };
  return (suiting.length > 0 ? suiting : all.slice(0, 1))
    .map((composition, i) => ({ composition, points: score(composition), i }))
    .sort((a, b) => b.points - a.points || a.i - b.i)
    .map(({ composition }) => composition);
}
