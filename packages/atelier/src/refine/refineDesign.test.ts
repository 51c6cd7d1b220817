import type { GuideChange } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { readDesign } from '../design/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { refineDesign } from './refineDesign.ts';
import { DERIVED, designOf, differences } from './testing.ts';

const BASES = {
  solitaire: designOf('18k yellow gold solitaire ring with a 1.5 carat oval diamond, six prongs, size 7'),
  halo: designOf('platinum ring with a cushion sapphire in a halo with pave band, engraved "Always"'),
  three: designOf('three stone ring in rose gold with a round ruby and two diamonds'),
  band: designOf('plain white gold band, 4mm, hammered'),
  plain: designOf('plain yellow gold band, 5mm, polished'),
  eternity: designOf('eternity ring, channel set sapphires, white gold'),
  signet: designOf('gold signet ring with initials AB'),
};
type Base = keyof typeof BASES;

interface Row {
  readonly base: Base;
  readonly say: string;
  /** Paths that may change, as prefixes; at least one must. */
  readonly may: readonly string[];
  readonly so: (after: RingDesign, before: RingDesign) => boolean;
}

const row = (base: Base, say: string, may: string, so: Row['so']): Row => ({
  base,
  say,
  may: may.split(' '),
  so,
});
const head = <Kind extends NonNullable<RingDesign['head']>['kind']>(ring: RingDesign, kind: Kind) => {
  if (ring.head?.kind !== kind) throw new Error(`The head is ${ring.head?.kind}.`);
  return ring.head as Extract<NonNullable<RingDesign['head']>, { kind: Kind }>;
};
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.011;
const alloyOfBand = (ring: RingDesign) => ring.alloys.find(({ id }) => id === ring.band.alloyId)!;
const alloyOfHead = (ring: RingDesign) => ring.alloys.find(({ id }) => id === ring.head?.alloyId)!;

const BAND_AND_ROW = 'band.widthMm bandStones.diameterMm';
const METAL = 'alloys band.alloyId head.alloyId halo.alloyId sideStones.alloyId';
const CENTRE_SIZE = 'centre.lengthMm centre.widthMm centre.depthMm centre.nominalCarat';
const ROW_ADDED = 'bandStones band.thicknessMm band.widthMm band.finish band.texture band.grooves';

const MOTIF = 'shoulders character.motifs';
const BORDER = 'band.texture band.profile band.thicknessMm band.palmTaper';
const motifOf = ({ shoulders }: RingDesign) => {
  if (shoulders.kind !== 'motif') throw new Error(`The shoulders are ${shoulders.kind}.`);
  return { form: shoulders.ornament.form, place: shoulders.place };
};

const faceOf = ({ shoulders }: RingDesign) => {
  if (shoulders.kind !== 'signet') throw new Error(`The shoulders are ${shoulders.kind}.`);
  return shoulders.ornament.field;
};

const faceMm = ({ shoulders }: RingDesign): number =>
  shoulders.kind === 'signet' ? shoulders.ornament.widthMm : 0;

const ROWS: readonly Row[] = [
  // what is there decides what is meant
  row('eternity', 'use diamonds', 'bandStones.stone', (a) => a.bandStones?.stone.gemstone === 'Diamond'),
  row('eternity', 'rubies instead', 'bandStones.stone', (a) => a.bandStones?.stone.gemstone === 'Ruby'),
  row('eternity', 'half eternity instead', 'bandStones', (a) => a.bandStones!.spanDegrees < 200),
  row('signet', 'change the initials to CD', 'shoulders.ornament.field.text', (a) =>
    JSON.stringify(faceOf(a)).includes('"CD"'),
  ),
  row('signet', 'remove the initials', 'shoulders.ornament.field', (a) => faceOf(a).kind === 'plain'),
  row('signet', 'add a ruby', 'shoulders.ornament.field shoulders.ornament.thicknessMm', (a) => {
    const field = faceOf(a);
    return field.kind === 'stone' && field.stone.gemstone === 'Ruby' && a.centre === null;
  }),
  row('solitaire', 'no prongs, bezel please', 'head', (a) => a.head?.kind === 'bezel'),
  row('solitaire', 'engrave forever inside', 'engraving', (a) => a.engraving?.text === 'forever'),
  row('eternity', 'softer edges', 'band.profile', (a) => a.band.profile === 'court'),
  row('signet', 'bigger face', 'shoulders.ornament', (a, b) => faceMm(a) > faceMm(b)),
  row('three', 'oval instead of round', 'centre head', (a) => a.centre?.cut === 'Oval'),
  row('solitaire', 'add some sapphires', ROW_ADDED, (a) => a.bandStones?.stone.gemstone === 'Sapphire'),
  // the band
  row('solitaire', 'thinner band', 'band.widthMm', (a, b) => a.band.widthMm < b.band.widthMm),
  row(
    'solitaire',
    'make the band a bit thinner',
    'band.widthMm',
    (a, b) => a.band.widthMm < b.band.widthMm && a.band.widthMm > b.band.widthMm * 0.87,
  ),
  row('solitaire', 'a much wider band', 'band.widthMm', (a, b) => a.band.widthMm > b.band.widthMm * 1.35),
  row('solitaire', 'narrower shank please', 'band.widthMm', (a, b) => a.band.widthMm < b.band.widthMm),
  row('solitaire', 'band thinner by 0.5 mm', 'band.widthMm', (a, b) =>
    near(a.band.widthMm, b.band.widthMm - 0.5),
  ),
  row('solitaire', 'make the band 3 mm wide', 'band.widthMm', (a) => a.band.widthMm === 3),
  row('solitaire', 'the band is too thin', 'band.widthMm', (a, b) => a.band.widthMm > b.band.widthMm),
  row('solitaire', 'make band thickness 2.2 mm', 'band.thicknessMm', (a) => a.band.thicknessMm === 2.2),
  row('band', '6 mm', 'band.widthMm', (a) => a.band.widthMm === 6),
  row('band', 'thinner', 'band.widthMm', (a, b) => a.band.widthMm < b.band.widthMm),
  row('solitaire', 'knife edge band', 'band.profile', (a) => a.band.profile === 'knife-edge'),
  row('solitaire', 'make it comfort fit', 'band.profile', (a) => a.band.profile === 'comfort'),
  row('solitaire', 'a flat band', 'band.profile', (a) => a.band.profile === 'flat'),
  row('solitaire', 'give it a D-shaped band', 'band.profile', (a) => a.band.profile === 'd-shape'),
  row('solitaire', 'twisted band', 'band.form', (a) => a.band.form === 'twist'),
  row('solitaire', 'split shank', 'band.form', (a) => a.band.form === 'split'),
  row('solitaire', 'bypass band', 'band.form', (a) => a.band.form === 'bypass'),
  row('solitaire', 'taper the band', 'band.palmTaper', (a, b) => a.band.palmTaper < b.band.palmTaper),
  row('solitaire', 'two grooves in the band', 'band.grooves', (a) => a.band.grooves === 2),
  row(
    'solitaire',
    'add milgrain',
    'band.milgrain head.milgrain',
    (a) => a.band.milgrain && head(a, 'prong').milgrain,
  ),
  row(
    'solitaire',
    'keep the stone but change the band',
    'band.profile',
    (a, b) => a.band.profile !== b.band.profile,
  ),
  // the centre stone
  row('solitaire', 'bigger stone', CENTRE_SIZE, (a, b) => a.centre!.lengthMm > b.centre!.lengthMm),
  row(
    'solitaire',
    'a slightly smaller stone',
    CENTRE_SIZE,
    (a, b) => a.centre!.lengthMm < b.centre!.lengthMm && a.centre!.lengthMm > b.centre!.lengthMm * 0.88,
  ),
  row('solitaire', 'make the stone 20% bigger', CENTRE_SIZE, (a, b) =>
    near(a.centre!.lengthMm, b.centre!.lengthMm * 1.2),
  ),
  row('solitaire', 'make it 2 carats', CENTRE_SIZE, (a) => a.centre!.nominalCarat === 2),
  row(
    'solitaire',
    'make the diamond 8x6 mm',
    CENTRE_SIZE,
    (a) => a.centre!.lengthMm === 8 && a.centre!.widthMm === 6,
  ),
  row(
    'solitaire',
    'double the size of the stone',
    CENTRE_SIZE,
    (a, b) => a.centre!.lengthMm > b.centre!.lengthMm * 1.3,
  ),
  row('solitaire', 'a 40 carat diamond', CENTRE_SIZE, (a) => a.centre!.lengthMm === 24),
  row(
    'solitaire',
    'swap the diamond for a sapphire',
    `centre.gemstone ${CENTRE_SIZE}`,
    (a, b) => a.centre!.gemstone === 'Sapphire' && a.centre!.lengthMm === b.centre!.lengthMm,
  ),
  row(
    'solitaire',
    'an emerald instead of the diamond',
    `centre.gemstone ${CENTRE_SIZE}`,
    (a) => a.centre!.gemstone === 'Emerald',
  ),
  row(
    'solitaire',
    'replace the centre with a blue stone',
    `centre.gemstone ${CENTRE_SIZE}`,
    (a) => a.centre!.gemstone === 'Sapphire',
  ),
  row(
    'solitaire',
    'make it a pearl',
    `centre head.prong`,
    (a) => a.centre!.gemstone === 'Pearl' && a.centre!.form === 'bead',
  ),
  row(
    'solitaire',
    'cushion cut instead of oval',
    `centre.cut ${CENTRE_SIZE}`,
    (a, b) => a.centre!.cut === 'Cushion' && a.centre!.nominalCarat === b.centre!.nominalCarat,
  ),
  row(
    'solitaire',
    'princess cut',
    `centre.cut ${CENTRE_SIZE} head.prong`,
    (a) => a.centre!.cut === 'Princess' && head(a, 'prong').prongForm === 'v',
  ),
  row(
    'solitaire',
    'emerald cut emerald',
    `centre.cut centre.gemstone ${CENTRE_SIZE}`,
    (a) => a.centre!.cut === 'Emerald' && a.centre!.gemstone === 'Emerald',
  ),
  row('solitaire', 'oval to round', `centre.cut ${CENTRE_SIZE}`, (a) => a.centre!.cut === 'Round'),
  row(
    'solitaire',
    'rotate the stone east west',
    'centre.orientation',
    (a) => a.centre!.orientation === 'across-finger',
  ),
  row('solitaire', 'remove all stones', 'centre head', (a) => a.centre === null && a.head === null),
  row('band', 'add a round sapphire', 'centre head', (a) => a.centre?.gemstone === 'Sapphire'),
  // metal
  row(
    'solitaire',
    'rose gold instead',
    METAL,
    (a) => alloyOfBand(a).colour === 'rose' && alloyOfBand(a).karat === 18,
  ),
  row(
    'solitaire',
    '14k instead of 18k',
    METAL,
    (a) => alloyOfBand(a).karat === 14 && alloyOfBand(a).colour === 'yellow',
  ),
  row('solitaire', 'change it to platinum', METAL, (a) => alloyOfBand(a).family === 'platinum'),
  row(
    'solitaire',
    'make it 18k white gold',
    METAL,
    (a) => alloyOfBand(a).colour === 'white' && alloyOfBand(a).plating === 'rhodium',
  ),
  row(
    'solitaire',
    'platinum band',
    'alloys band.alloyId',
    (a) => alloyOfBand(a).family === 'platinum' && alloyOfHead(a).family === 'gold',
  ),
  row(
    'solitaire',
    'the setting in white gold',
    'alloys head.alloyId',
    (a) => alloyOfHead(a).colour === 'white' && alloyOfBand(a).colour === 'yellow',
  ),
  row(
    'solitaire',
    'two-tone, rose gold and platinum',
    METAL,
    (a) => alloyOfBand(a).colour === 'rose' && alloyOfHead(a).family === 'platinum',
  ),
  row('solitaire', 'black rhodium', 'alloys.0.plating', (a) => alloyOfBand(a).plating === 'black-rhodium'),
  row('solitaire', 'recycled gold', 'alloys.0.recycled', (a) => alloyOfBand(a).recycled),
  row(
    'solitaire',
    'titanium',
    'alloys band.alloyId',
    (a) => alloyOfBand(a).family === 'titanium' && alloyOfHead(a).family === 'gold',
  ),
  row(
    'halo',
    'keep the halo, change the metal to yellow gold',
    METAL,
    (a) => alloyOfBand(a).colour === 'yellow' && alloyOfHead(a).colour === 'yellow',
  ),
  // surface
  row('solitaire', 'brushed finish', 'band.finish', (a) => a.band.finish === 'Brushed'),
  row('solitaire', 'hammered', 'band.finish band.texture', (a) => a.band.texture.kind === 'hammered'),
  row(
    'band',
    'remove the hammering',
    'band.finish band.texture',
    (a) => a.band.texture.kind === 'none' && a.band.finish === 'Polished',
  ),
  // halo, side stones, stones in the band
  row('solitaire', 'add a halo', 'halo', (a) => a.halo?.rows === 1),
  row('solitaire', 'add a double halo', 'halo', (a) => a.halo?.rows === 2),
  row('solitaire', 'floral halo', 'halo', (a) => a.halo?.outline === 'floral'),
  row('solitaire', 'add a halo of rubies', 'halo', (a) => a.halo?.stone.gemstone === 'Ruby'),
  row('solitaire', 'surround it with diamonds', 'halo', (a) => a.halo?.stone.gemstone === 'Diamond'),
  row('halo', 'remove the halo', 'halo', (a) => a.halo === null),
  row('halo', 'no halo please', 'halo', (a) => a.halo === null),
  row(
    'halo',
    'smaller halo stones',
    'halo.meleeDiameterMm',
    (a, b) => a.halo!.meleeDiameterMm < b.halo!.meleeDiameterMm,
  ),
  row('halo', 'ruby halo', 'halo.stone.gemstone', (a) => a.halo!.stone.gemstone === 'Ruby'),
  row(
    'halo',
    'change the diamonds to rubies',
    'halo.stone.gemstone bandStones.stone.gemstone',
    (a) => a.halo!.stone.gemstone === 'Ruby' && a.bandStones!.stone.gemstone === 'Ruby',
  ),
  row(
    'halo',
    'no diamonds',
    'halo bandStones',
    (a) => a.halo === null && a.bandStones === null && a.centre!.gemstone === 'Sapphire',
  ),
  row('solitaire', 'add pave', ROW_ADDED, (a) => a.bandStones?.setting === 'pave'),
  row(
    'solitaire',
    'channel set rubies in the band',
    ROW_ADDED,
    (a) => a.bandStones?.setting === 'channel' && a.bandStones.stone.gemstone === 'Ruby',
  ),
  row(
    'eternity',
    'invisible setting',
    'bandStones.setting bandStones.stone.cut bandStones.diameterMm',
    (a) => a.bandStones?.setting === 'invisible' && a.bandStones.stone.cut === 'Princess',
  ),
  row('solitaire', 'diamonds all around the band', ROW_ADDED, (a) => a.bandStones?.spanDegrees === 360),
  row('halo', 'take off the pave', 'bandStones', (a) => a.bandStones === null),
  row(
    'halo',
    'two rows of pave',
    'bandStones.rows bandStones.diameterMm band.widthMm',
    (a) => a.bandStones!.rows === 2,
  ),
  row('halo', 'eternity band', 'bandStones.spanDegrees', (a) => a.bandStones!.spanDegrees === 360),
  row(
    'halo',
    'channel instead of pave',
    'bandStones.setting bandStones.diameterMm band.widthMm',
    (a) => a.bandStones!.setting === 'channel',
  ),
  row('solitaire', 'add two side stones', 'sideStones', (a) => a.sideStones?.perSide === 1),
  row(
    'solitaire',
    'add a baguette sapphire on each side',
    'sideStones',
    (a) => a.sideStones?.stone.cut === 'Baguette' && a.sideStones.stone.gemstone === 'Sapphire',
  ),
  row('solitaire', 'make it a five stone ring', 'sideStones', (a) => a.sideStones?.perSide === 2),
  row('three', 'remove the side stones', 'sideStones', (a) => a.sideStones === null),
  row(
    'three',
    'get rid of the diamonds on the sides',
    'sideStones',
    (a) => a.sideStones === null && a.centre!.gemstone === 'Ruby',
  ),
  row(
    'three',
    'sapphire side stones',
    'sideStones.stone',
    (a) => a.sideStones!.stone.gemstone === 'Sapphire',
  ),
  row(
    'three',
    'bigger side stones',
    'sideStones.stone',
    (a, b) => a.sideStones!.stone.lengthMm > b.sideStones!.stone.lengthMm,
  ),
  row('three', 'pear shaped side stones', 'sideStones.stone', (a) => a.sideStones!.stone.cut === 'Pear'),
  row('halo', 'solitaire', 'halo bandStones', (a) => a.halo === null && a.bandStones === null),
  // the setting
  row('solitaire', 'bezel setting', 'head', (a) => head(a, 'bezel').coverage === 'full'),
  row('solitaire', 'half bezel instead', 'head', (a) => head(a, 'bezel').coverage === 'half'),
  row('solitaire', 'flush set', 'head', (a) => a.head?.kind === 'flush'),
  row('solitaire', 'tension setting', 'head', (a) => a.head?.kind === 'tension'),
  row('solitaire', 'four prongs', 'head.prongCount', (a) => head(a, 'prong').prongCount === 4),
  row('solitaire', 'more prongs', 'head.prongCount', (a) => head(a, 'prong').prongCount === 8),
  row('solitaire', 'claw prongs', 'head.prongForm', (a) => head(a, 'prong').prongForm === 'claw'),
  row('solitaire', 'double claws', 'head.prongForm', (a) => head(a, 'prong').prongForm === 'double-claw'),
  row('solitaire', 'basket setting', 'head.gallery', (a) => head(a, 'prong').gallery === 'basket'),
  row(
    'solitaire',
    'higher setting',
    'head.clearanceMm',
    (a, b) => head(a, 'prong').clearanceMm > head(b, 'prong').clearanceMm,
  ),
  row(
    'solitaire',
    'lower the setting a little',
    'head.clearanceMm',
    (a, b) => head(a, 'prong').clearanceMm < head(b, 'prong').clearanceMm,
  ),
  row('solitaire', 'make the stone sit higher by 1mm', 'head.clearanceMm', (a, b) =>
    near(head(a, 'prong').clearanceMm, head(b, 'prong').clearanceMm + 1),
  ),
  row('solitaire', 'cathedral shoulders', 'shoulders', (a) => a.shoulders.kind === 'cathedral'),
  // character
  row(
    'solitaire',
    'more delicate',
    'band.widthMm band.thicknessMm',
    (a, b) => a.band.widthMm < b.band.widthMm,
  ),
  row(
    'solitaire',
    'bolder please',
    'band.widthMm band.thicknessMm',
    (a, b) => a.band.widthMm > b.band.widthMm,
  ),
  row(
    'halo',
    'more delicate',
    `${BAND_AND_ROW} band.thicknessMm halo.meleeDiameterMm`,
    (a, b) => a.band.widthMm < b.band.widthMm && a.centre!.lengthMm === b.centre!.lengthMm,
  ),
  row('halo', 'simpler', 'bandStones', (a) => a.bandStones === null),
  row('solitaire', 'more ornate', 'band.milgrain head.milgrain', (a) => a.band.milgrain),
  row(
    'solitaire',
    'make it art deco',
    'character.era band.profile band.milgrain head',
    (a) => a.character.era === 'Art Deco',
  ),
  // what it shows
  row(
    'solitaire',
    'add leaves',
    MOTIF,
    (a) => motifOf(a).form === 'branch' && motifOf(a).place === 'shoulders',
  ),
  row('solitaire', 'butterflies on the shoulders', MOTIF, (a) => motifOf(a).form === 'butterfly'),
  row('plain', 'a rose on top', `${MOTIF} band.palmTaper`, (a) => motifOf(a).form === 'rose'),
  row('plain', 'add blue enamel', BORDER, (a) => (a.band.texture as { enamel: string }).enamel === 'blue'),
  row(
    'plain',
    'a celtic border',
    `${BORDER} character.cultures`,
    (a, b) => a.band.texture.kind === 'pattern' && a.band.widthMm === b.band.widthMm,
  ),
  // wearing
  row('solitaire', 'size 6', 'size', (a) => a.size.us === 6 && near(a.size.innerDiameterMm, 16.51)),
  row('solitaire', 'half a size bigger', 'size', (a) => a.size.us === 7.5),
  row('solitaire', 'UK size N', 'size', (a) => a.size.us === 6.75),
  row('solitaire', 'engrave "Forever"', 'engraving', (a) => a.engraving?.text === 'Forever'),
  row('solitaire', 'engrave it with Mia and Tom', 'engraving', (a) => a.engraving?.text === 'Mia and Tom'),
  row('halo', 'engraved "Toujours" instead', 'engraving.text', (a) => a.engraving?.text === 'Toujours'),
  row('halo', 'remove the engraving', 'engraving', (a) => a.engraving === null),
  row('halo', 'engraving in cursive', 'engraving.lettering', (a) => a.engraving?.lettering === 'script'),
  // said in other ways
  row(
    'solitaire',
    'remove the diamond and put an emerald',
    `centre.gemstone ${CENTRE_SIZE}`,
    (a) => a.centre!.gemstone === 'Emerald',
  ),
  row(
    'solitaire',
    'pink sapphire',
    `centre.gemstone centre.colour ${CENTRE_SIZE}`,
    (a) => a.centre!.gemstone === 'Sapphire' && a.centre!.colour === 'pink',
  ),
  row('solitaire', 'black diamond', 'centre.colour', (a) => a.centre!.colour === 'black'),
  row('solitaire', 'bring the carat weight up to 3', CENTRE_SIZE, (a) => a.centre!.nominalCarat === 3),
  row(
    'solitaire',
    "it's too high",
    'head.clearanceMm',
    (a, b) => head(a, 'prong').clearanceMm < head(b, 'prong').clearanceMm,
  ),
  row('solitaire', 'could the gold be a bit more pink', METAL, (a) => alloyOfBand(a).colour === 'rose'),
  row('halo', "don't like the halo", 'halo', (a) => a.halo === null),
  row('halo', 'fewer diamonds', 'bandStones', (a) => a.bandStones === null && a.halo !== null),
  row('halo', 'remove diamonds from the band', 'bandStones', (a) => a.bandStones === null),
  row('halo', 'keep the halo but remove the pave', 'bandStones', (a) => a.bandStones === null),
  row(
    'three',
    'swap the diamonds and the ruby',
    `centre sideStones`,
    (a) => a.centre!.gemstone === 'Diamond' && a.sideStones!.stone.gemstone === 'Ruby',
  ),
  row('band', 'add one small diamond flush set', 'centre head', (a) => a.head?.kind === 'flush'),
  // several at once
  row(
    'solitaire',
    'make the band wider, the stone smaller and add a halo',
    `band.widthMm halo ${CENTRE_SIZE}`,
    (a, b) => a.band.widthMm > b.band.widthMm && a.centre!.lengthMm < b.centre!.lengthMm && a.halo !== null,
  ),
  row(
    'solitaire',
    'Thicker band and lower setting, rose gold',
    `band.widthMm head ${METAL}`,
    (a) => alloyOfBand(a).colour === 'rose',
  ),
  row(
    'solitaire',
    'make the setting platinum and the band rose gold',
    METAL,
    (a) => alloyOfHead(a).family === 'platinum' && alloyOfBand(a).colour === 'rose',
  ),
  row(
    'halo',
    'remove the halo and the engraving',
    'halo engraving',
    (a) => a.halo === null && a.engraving === null,
  ),
];

const allowed = (path: string, may: readonly string[]): boolean =>
  DERIVED.test(path) || may.some((prefix) => path === prefix || path.startsWith(prefix));

describe('instructions', () => {
  it('are of at least sixty kinds', () => expect(ROWS.length).toBeGreaterThanOrEqual(60));

  it.each(ROWS)('$base: $say', ({ base, say, may, so }) => {
    const before = BASES[base];
    const untouched = structuredClone(before);
    const result = refineDesign(before, say);
    if (!result.ok) throw new Error(`${result.error.code}: ${JSON.stringify(result.error)}`);
    expect(before).toEqual(untouched);
    expect(so(result.design, before), JSON.stringify(result.changes)).toBe(true);
    const changed = differences(before, result.design);
    expect(
      changed.filter((path) => !allowed(path, may)),
      'changed without being asked',
    ).toEqual([]);
    expect(changed.some((path) => !DERIVED.test(path))).toBe(true);
    expect(result.changes.length).toBeGreaterThan(0);
    expect(result.notUnderstood).toEqual([]);
    expect(result.notDone).toEqual([]);
    expect(readDesign(result.design)).toEqual({ ok: true, design: result.design });
    expect(refineDesign(before, say)).toEqual(result);
  });
});

describe('what is said', () => {
  it('gives the measure before and after', () => {
    const result = refineDesign(BASES.solitaire, 'thinner band');
    const { widthMm } = BASES.solitaire.band;
    expect(result).toMatchObject({
      changes: [`Band ${widthMm} mm -> ${result.ok ? result.design.band.widthMm : ''} mm`],
    });
  });

  it('says when a wish was held within what can be made', () => {
    const result = refineDesign(BASES.halo, 'make the band 0.5 mm wide');
    expect(result).toMatchObject({ ok: true });
    if (result.ok) {
      expect(result.changes[0]).toContain('the thinnest that holds its stones');
      expect(result.design.bandStones!.diameterMm).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('lists what it did not understand beside what it did', () => {
    const result = refineDesign(BASES.solitaire, 'thinner band and a flibbertigibbet');
    expect(result).toMatchObject({ ok: true, notUnderstood: ['flibbertigibbet'] });
  });

  it('lists what was understood but could not be done', () => {
    const result = refineDesign(BASES.solitaire, 'thinner band, and remove the side stones');
    expect(result).toMatchObject({ ok: true, notDone: ['This ring has no side stones.'] });
  });

  it('keeps the instruction in the history', () => {
    const result = refineDesign(BASES.solitaire, 'thinner band');
    expect(result.ok && result.design.provenance.refinements).toEqual(['thinner band']);
  });

  it('renews title and composition', () => {
    const result = refineDesign(BASES.solitaire, 'add a halo in platinum');
    expect(result.ok && result.design.composition).toBe('halo');
    const named = refineDesign(BASES.solitaire, 'swap the diamond for a ruby');
    expect(named.ok && named.design.title).toContain('ruby');
  });
});

describe('failures', () => {
  it.each([
    ['blorpify the frobnicator', 'NOTHING_UNDERSTOOD'],
    ['hmm', 'NOTHING_UNDERSTOOD'],
    ['', 'NOTHING_UNDERSTOOD'],
    ['remove the halo', 'IMPOSSIBLE'],
    ['undo the last change', 'IMPOSSIBLE'],
    ['turn it into a necklace', 'NOT_BUILT'],
    ['18k yellow gold', 'IMPOSSIBLE'],
  ] as const)('"%s" is %s', (say, code) => {
    expect(refineDesign(BASES.solitaire, say)).toMatchObject({ ok: false, error: { code } });
  });

  it('does not break a stone under tension', () => {
    const pearl = refineDesign(BASES.solitaire, 'make it an opal');
    if (!pearl.ok) throw new Error('no opal');
    expect(refineDesign(pearl.design, 'tension setting')).toMatchObject({
      ok: false,
      error: { code: 'IMPOSSIBLE' },
    });
  });
});

describe('fields of the guide', () => {
  const cases: readonly [GuideChange, RegExp][] = [
    [{ metalType: 'Rose Gold' }, /^alloys/],
    [{ metalFinish: 'Brushed' }, /^band\.finish/],
    [{ stoneCut: 'Cushion' }, /^centre/],
    [{ gemstones: ['Sapphire'] }, /^centre/],
    [{ settingStyle: 'Bezel' }, /^head/],
    [{ engraving: 'Always' }, /^engraving/],
    [{ occasion: 'Anniversary' }, /^character\.occasion/],
    [{ sustainability: true }, /^alloys\.0\.recycled/],
    [{ prompt: 'thinner band' }, /^band\.widthMm/],
  ];

  it.each(cases)('%j', (guide, may) => {
    const result = refineDesign(BASES.solitaire, guide);
    if (!result.ok) throw new Error(result.error.code);
    const changed = differences(BASES.solitaire, result.design).filter((path) => !DERIVED.test(path));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((path) => !may.test(path))).toEqual([]);
  });

  it('says that a price range cannot be designed to', () => {
    expect(refineDesign(BASES.solitaire, { priceRange: [500, 900] })).toMatchObject({
      ok: false,
      error: { code: 'NOTHING_UNDERSTOOD', notUnderstood: ['price range'] },
    });
  });
});

describe('long ways', () => {
  it('every order of refinements leaves a valid design', () => {
    const words = ROWS.map(({ say }) => say);
    // A fixed walk through the table with a step that shares no factor with its length, from each base.
    for (const [index, base] of Object.values(BASES).entries()) {
      let design = base;
      for (let step = 0; step < 60; step++) {
        const say = words[(step * 43 + index * 11) % words.length]!;
        const result = refineDesign(design, say);
        if (!result.ok) continue;
        expect(readDesign(result.design).ok, `${say} after ${step} steps`).toBe(true);
        design = result.design;
      }
      expect(design.provenance.refinements.length).toBeGreaterThan(20);
    }
  });
});
