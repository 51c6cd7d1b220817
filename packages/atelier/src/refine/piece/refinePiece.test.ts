import type { GuideChange } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { readDesign } from '../../design/document.ts';
import type { Ornament } from '../../design/ornament/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { refineDesign } from '../refineDesign.ts';
import { DERIVED, differences, pieceOf } from '../testing.ts';
import { leadOf, stonesIn } from './ornaments.ts';

const BASES = {
  necklace: pieceOf('oval sapphire solitaire necklace in 18k yellow gold, prongs, 18 inch cable chain'),
  butterfly: pieceOf('butterfly pendant in white gold with diamonds', 1),
  studs: pieceOf('round diamond stud earrings in platinum'),
  hoops: pieceOf('plain gold hoop earrings, no stones'),
  bangle: pieceOf('plain silver bangle bracelet, no stones'),
  stations: pieceOf('station necklace with 5 rubies in rose gold', 0),
  brooch: pieceOf('brooch with green enamel, yellow gold, round plate'),
  plate: pieceOf('silver disc pendant engraved "Mia"'),
  disc: pieceOf('silver disc pendant engraved "Mia"', 1),
  tiara: pieceOf('diamond tiara in platinum with flowers'),
  comb: pieceOf('hair comb with a rose in gold', 1),
  cuff: pieceOf('hammered gold cuff bracelet'),
  anklet: pieceOf('gold anklet with a star'),
  nose: pieceOf('nose stud with a tiny diamond'),
  cufflinks: pieceOf('silver cufflinks with onyx'),
  tennis: pieceOf('tennis bracelet with round diamonds in platinum', 0),
  riviere: pieceOf('sapphire riviere necklace in white gold', 1),
};
type Base = keyof typeof BASES;

interface Row {
  readonly base: Base;
  readonly say: string;
  /** Paths that may change, as prefixes; at least one must. */
  readonly may: readonly string[];
  readonly so: (after: PieceDesign, before: PieceDesign) => boolean;
}
const row = (base: Base, say: string, may: string, so: Row['so']): Row => ({
  base,
  say,
  may: may.split(' '),
  so,
});

const front = <Kind extends Ornament['kind']>(piece: PieceDesign, kind: Kind) => {
  const ornament = leadOf(piece)?.ornament;
  if (ornament?.kind !== kind) throw new Error(`The front is ${ornament?.kind}.`);
  return ornament as Extract<Ornament, { kind: Kind }>;
};
const carrier = <Kind extends PieceDesign['carrier']['kind']>(piece: PieceDesign, kind: Kind) => {
  if (piece.carrier.kind !== kind) throw new Error(`The carrier is ${piece.carrier.kind}.`);
  return piece.carrier as Extract<PieceDesign['carrier'], { kind: Kind }>;
};
const formOf = (piece: PieceDesign): string | null => {
  const ornament = leadOf(piece)?.ornament;
  return ornament !== undefined && 'form' in ornament ? ornament.form : null;
};
const stone = (piece: PieceDesign) => stonesIn(piece)[0]!;
const fitting = (piece: PieceDesign) => carrier(piece, 'fitted').fitting;
const chain = (piece: PieceDesign) => carrier(piece, 'chain');
const band = (piece: PieceDesign) => carrier(piece, 'bangle').band;
const drops = (piece: PieceDesign) => piece.ornaments.filter(({ slot }) => slot === 'drop');
const inLine = (piece: PieceDesign): number =>
  piece.ornaments.reduce((sum, { count, close }) => sum + (close ? count : 0), 0);
const near = (a: number, b: number, by = 0.02): boolean => Math.abs(a - b) <= by;
const alloyOf = (piece: PieceDesign, id: string) => piece.alloys.find((alloy) => alloy.id === id)!;
const alloyOfFront = (piece: PieceDesign) => alloyOf(piece, leadOf(piece)!.ornament.alloyId);
const alloyOfCarrier = (piece: PieceDesign) => alloyOf(piece, piece.carrier.alloyId);

const FRONT = 'ornaments.0.ornament';
const STONE = `${FRONT}.stone`;
const SIZE = `${STONE}.lengthMm ${STONE}.widthMm ${STONE}.depthMm ${STONE}.nominalCarat`;
const HOLD = `${FRONT}.hold`;
const ALL_METAL = `alloys carrier.alloyId carrier.chain.alloyId carrier.band.alloyId ${FRONT}.alloyId ${FRONT}.accentAlloyId`;
const MOTIF = 'ornaments character.motifs';
const GAUGE = 'carrier.chain.widthMm carrier.chain.wireMm';

const ROWS: readonly Row[] = [
  // metal
  row(
    'necklace',
    'rose gold instead',
    'alloys',
    (a) => a.alloys[0]!.colour === 'rose' && a.alloys[0]!.karat === 18,
  ),
  row(
    'necklace',
    'platinum chain',
    ALL_METAL,
    (a) => alloyOfCarrier(a).family === 'platinum' && alloyOfFront(a).family === 'gold',
  ),
  row(
    'necklace',
    'the setting in white gold',
    ALL_METAL,
    (a) => alloyOfFront(a).colour === 'white' && alloyOfCarrier(a).colour === 'yellow',
  ),
  row(
    'necklace',
    'two-tone, rose gold and platinum',
    ALL_METAL,
    (a) => alloyOfCarrier(a).colour === 'rose' && alloyOfFront(a).family === 'platinum',
  ),
  row('necklace', 'recycled gold', 'alloys.0.recycled', (a) => a.alloys[0]!.recycled),
  row('necklace', 'black rhodium', 'alloys.0.plating', (a) => a.alloys[0]!.plating === 'black-rhodium'),
  row('cufflinks', '18k yellow gold', 'alloys', (a) => a.alloys[0]!.karat === 18),
  row(
    'necklace',
    'keep the stone, make the chain rose gold',
    ALL_METAL,
    (a) => alloyOfCarrier(a).colour === 'rose' && stone(a).gemstone === 'Sapphire',
  ),
  // surface
  row('necklace', 'brushed finish', 'finish', (a) => a.finish === 'Brushed'),
  row(
    'bangle',
    'hammered',
    'finish carrier.band.finish carrier.band.texture',
    (a) => band(a).texture.kind === 'hammered',
  ),
  row(
    'cuff',
    'polished',
    'finish carrier.band.finish carrier.band.texture',
    (a) => band(a).texture.kind === 'none',
  ),
  row(
    'cuff',
    'remove the hammering',
    'finish carrier.band.finish carrier.band.texture',
    (a) => a.finish === 'Polished',
  ),
  // stones
  row(
    'necklace',
    'swap the sapphire for a ruby',
    `${STONE}.gemstone ${SIZE}`,
    (a, b) => stone(a).gemstone === 'Ruby' && stone(a).lengthMm === stone(b).lengthMm,
  ),
  row(
    'necklace',
    'make it a pearl',
    `${STONE} ${HOLD}`,
    (a) => stone(a).form === 'bead' && front(a, 'stone').hold.kind === 'peg',
  ),
  row('necklace', 'a pink sapphire', `${STONE}.colour`, (a) => stone(a).colour === 'pink'),
  row(
    'necklace',
    'cushion cut',
    `${STONE}.cut ${SIZE}`,
    (a, b) => stone(a).cut === 'Cushion' && stone(a).nominalCarat === stone(b).nominalCarat,
  ),
  row(
    'necklace',
    'pear shaped instead of oval',
    `${STONE}.cut ${SIZE} ${HOLD}`,
    (a) => stone(a).cut === 'Pear' && (front(a, 'stone').hold as { prongForm: string }).prongForm === 'v',
  ),
  row('necklace', 'bigger stone', SIZE, (a, b) => stone(a).lengthMm > stone(b).lengthMm),
  row(
    'necklace',
    'a slightly smaller stone',
    SIZE,
    (a, b) => stone(a).lengthMm < stone(b).lengthMm && stone(a).lengthMm > stone(b).lengthMm * 0.85,
  ),
  row('necklace', 'make it 3 carats', SIZE, (a) => stone(a).nominalCarat === 3),
  row('necklace', 'make the stone 8x6 mm', SIZE, (a) => stone(a).lengthMm === 8 && stone(a).widthMm === 6),
  row('necklace', 'a 90 carat stone', SIZE, (a) => stone(a).lengthMm === 28),
  row(
    'necklace',
    'turn the stone across',
    `${FRONT}.orientation`,
    (a) => front(a, 'stone').orientation === 'across',
  ),
  row(
    'butterfly',
    'rubies instead of diamonds',
    `${FRONT}.accent.stone.gemstone`,
    (a) => front(a, 'motif').accent?.stone.gemstone === 'Ruby',
  ),
  row('butterfly', 'no diamonds', `${FRONT}.accent`, (a) => front(a, 'motif').accent === null),
  row('tiara', 'sapphires', 'ornaments', (a) => stonesIn(a).every(({ gemstone }) => gemstone === 'Sapphire')),
  row(
    'studs',
    'emerald cut emeralds',
    `${STONE}.gemstone ${STONE}.cut ${SIZE} ${HOLD}`,
    (a) => stone(a).gemstone === 'Emerald' && stone(a).cut === 'Emerald',
  ),
  row(
    'cufflinks',
    'lapis lazuli instead of onyx',
    `${STONE}.gemstone ${SIZE}`,
    (a) => stone(a).gemstone === 'Lapis Lazuli',
  ),
  row('nose', 'ruby', `${STONE}.gemstone ${SIZE}`, (a) => stone(a).gemstone === 'Ruby'),
  row('hoops', 'add a diamond', 'ornaments', (a) => stone(a).gemstone === 'Diamond'),
  row('bangle', 'add a sapphire', 'ornaments', (a) => stone(a).gemstone === 'Sapphire'),
  row(
    'necklace',
    'remove the stones',
    'ornaments',
    (a) => stonesIn(a).length === 0 && a.ornaments.length === 1,
  ),
  // settings
  row('necklace', 'bezel setting', HOLD, (a) => front(a, 'stone').hold.kind === 'bezel'),
  row('necklace', 'cluster', FRONT, (a) => front(a, 'rosette').stone.gemstone === 'Sapphire'),
  row(
    'necklace',
    'six prongs',
    `${HOLD}.prongCount`,
    (a) => (front(a, 'stone').hold as { prongCount: number }).prongCount === 6,
  ),
  row(
    'necklace',
    'double claws',
    `${HOLD}.prongForm`,
    (a) => (front(a, 'stone').hold as { prongForm: string }).prongForm === 'double-claw',
  ),
  row('necklace', 'add a halo', `${FRONT}.halo`, (a) => front(a, 'stone').halo?.rows === 1),
  row('necklace', 'double halo', `${FRONT}.halo`, (a) => front(a, 'stone').halo?.rows === 2),
  row(
    'necklace',
    'add a halo of rubies',
    `${FRONT}.halo`,
    (a) => front(a, 'stone').halo?.stone.gemstone === 'Ruby',
  ),
  row('butterfly', 'add milgrain', `${FRONT}.milgrain`, (a) => front(a, 'motif').milgrain),
  row(
    'bangle',
    'add pave diamonds',
    'carrier.bandStones',
    (a) => carrier(a, 'bangle').bandStones?.stone.gemstone === 'Diamond',
  ),
  row('disc', 'add a pave border', `${FRONT}.border`, (a) => front(a, 'plate').border.kind === 'pave'),
  row('plate', 'add a ruby pave border', `${FRONT}.border`, (a) => {
    const { border } = front(a, 'plate');
    return border.kind === 'pave' && border.stone.gemstone === 'Ruby';
  }),
  // chains
  row('necklace', 'rope chain instead', 'carrier.chain', (a) => chain(a).chain.kind === 'rope'),
  row('necklace', 'change the chain to a box chain', 'carrier.chain', (a) => chain(a).chain.kind === 'box'),
  row(
    'necklace',
    'a different chain',
    'carrier.chain',
    (a, b) => chain(a).chain.kind !== chain(b).chain.kind,
  ),
  row('necklace', 'a thicker chain', GAUGE, (a, b) => chain(a).chain.widthMm > chain(b).chain.widthMm),
  row('necklace', 'a 2 mm chain', GAUGE, (a) => chain(a).chain.widthMm === 2),
  row('necklace', 'longer chain', 'carrier.lengthMm', (a, b) =>
    near(chain(a).lengthMm, chain(b).lengthMm + 50.8),
  ),
  row('necklace', 'make it 20 inches', 'carrier.lengthMm', (a) => near(chain(a).lengthMm, 508)),
  row('necklace', '5 cm shorter', 'carrier.lengthMm', (a, b) =>
    near(chain(a).lengthMm, chain(b).lengthMm - 50),
  ),
  row('necklace', 'choker length', 'carrier.lengthMm', (a) => chain(a).lengthMm < 400),
  row('anklet', '10 inches', 'carrier.lengthMm', (a) => near(chain(a).lengthMm, 254)),
  row('anklet', 'ball chain', 'carrier.chain', (a) => chain(a).chain.kind === 'ball'),
  row('necklace', 'toggle clasp', 'carrier.clasp.form', (a) => chain(a).clasp.form === 'toggle'),
  row('necklace', 'add a tail', 'carrier.tailMm', (a) => chain(a).tailMm !== null),
  row('butterfly', 'put it on a chain', 'carrier', (a) => chain(a).wear === 'neck'),
  row(
    'butterfly',
    'rope chain, 20 inches',
    'carrier',
    (a) => chain(a).chain.kind === 'rope' && near(chain(a).lengthMm, 508),
  ),
  row('plate', 'without the chain', 'carrier', (a) => a.carrier.kind === 'hung'),
  row('butterfly', 'sapphires on the wings', 'ornaments.0.ornament', (a) => formOf(a) === 'butterfly'),
  // lines: the number of stones follows from what was asked
  row('tennis', 'make it 8 inches', 'carrier.lengthMm ornaments.0.count', (a, b) => inLine(a) > inLine(b)),
  row('tennis', 'bigger stones', 'ornaments.0', (a, b) => inLine(a) < inLine(b)),
  row(
    'tennis',
    'use sapphires',
    'ornaments.0',
    (a, b) => inLine(a) === inLine(b) && stone(a).gemstone === 'Sapphire',
  ),
  row('tennis', 'bezel set', 'ornaments.0', (a) => front(a, 'stone').hold.kind === 'bezel'),
  row('tennis', 'make it 7 carats', 'ornaments.0', (a) => near(inLine(a) * stone(a).nominalCarat, 7, 0.3)),
  row('tennis', 'emerald cut', 'ornaments.0', (a) => stone(a).cut === 'Emerald' && inLine(a) > 30),
  row('riviere', 'rubies instead', 'ornaments', (a) =>
    stonesIn(a).every(({ gemstone }) => gemstone === 'Ruby'),
  ),
  row('riviere', 'make it 16 inches', 'carrier.lengthMm ornaments.6.count', (a, b) => inLine(a) < inLine(b)),
  // drops, stations
  row(
    'necklace',
    'add a pearl drop',
    'ornaments.1',
    (a) => drops(a).length === 1 && a.composition === 'trio-drop',
  ),
  row(
    'anklet',
    'add a moon charm',
    'ornaments.1',
    (a) => (drops(a)[0]!.ornament as { form: string }).form === 'crescent',
  ),
  row('brooch', 'add two pearl drops', 'ornaments.1', (a) => drops(a)[0]!.count === 2),
  row('stations', 'nine stations', 'ornaments.0.count', (a) => a.ornaments[0]!.count === 9),
  row(
    'stations',
    'fewer stations',
    'ornaments.0.count',
    (a, b) => a.ornaments[0]!.count < b.ornaments[0]!.count,
  ),
  row('stations', 'seven stones', 'ornaments.0.count', (a) => a.ornaments[0]!.count === 7),
  row('stations', 'bigger stones', SIZE, (a, b) => stone(a).lengthMm > stone(b).lengthMm),
  // findings
  row('butterfly', 'split bail', 'carrier.bail.form', (a) => carrier(a, 'hung').bail.form === 'split'),
  row(
    'studs',
    'lever backs instead',
    'carrier.fitting',
    (a) => fitting(a).kind === 'lever-back' && a.title.includes('drop earrings'),
  ),
  row('studs', 'fish hooks', 'carrier.fitting', (a) => fitting(a).kind === 'fish-hook'),
  row(
    'studs',
    'make them hoops',
    'carrier.fitting',
    (a) => fitting(a).kind === 'hoop' && a.title.includes('hoop'),
  ),
  row('hoops', 'huggies', 'carrier.fitting', (a) => (fitting(a) as { form: string }).form === 'huggie'),
  row('hoops', 'add a pearl drop', 'ornaments', (a) => stone(a).gemstone === 'Pearl'),
  row(
    'hoops',
    '40 mm hoops',
    'carrier.fitting.innerDiameterMm',
    (a) => (fitting(a) as { innerDiameterMm: number }).innerDiameterMm === 40,
  ),
  row(
    'hoops',
    'bigger hoops',
    'carrier.fitting.innerDiameterMm',
    (a, b) =>
      (fitting(a) as { innerDiameterMm: number }).innerDiameterMm >
      (fitting(b) as { innerDiameterMm: number }).innerDiameterMm,
  ),
  row(
    'hoops',
    'thinner hoops',
    'carrier.fitting.tubeMm',
    (a, b) => (fitting(a) as { tubeMm: number }).tubeMm < (fitting(b) as { tubeMm: number }).tubeMm,
  ),
  row(
    'comb',
    'make it a barrette',
    'carrier.fitting',
    (a) => fitting(a).kind === 'barrette' && a.title.includes('arrette'),
  ),
  row('nose', 'hoop instead', 'carrier.fitting', (a) => fitting(a).kind === 'nose-hoop'),
  row(
    'cufflinks',
    'chain backs',
    'carrier.fitting.form',
    (a) => (fitting(a) as { form: string }).form === 'chain',
  ),
  // bangles
  row(
    'bangle',
    'make it a cuff',
    'carrier.openingMm carrier.innerDiameterMm',
    (a) => carrier(a, 'bangle').openingMm !== null && a.title.includes('uff'),
  ),
  row(
    'cuff',
    'make it a bangle',
    'carrier.openingMm carrier.innerDiameterMm',
    (a) => carrier(a, 'bangle').openingMm === null,
  ),
  row('bangle', 'wider', 'carrier.band.widthMm', (a, b) => band(a).widthMm > band(b).widthMm),
  row('bangle', '8 mm wide', 'carrier.band.widthMm', (a) => band(a).widthMm === 8),
  row('bangle', '3 mm thick', 'carrier.band.thicknessMm', (a) => band(a).thicknessMm === 3),
  row('bangle', 'knife edge', 'carrier.band.profile', (a) => band(a).profile === 'knife-edge'),
  row('bangle', 'twisted', 'carrier.band.form', (a) => band(a).form === 'twist'),
  row('bangle', 'two grooves', 'carrier.band.grooves', (a) => band(a).grooves === 2),
  row(
    'bangle',
    'bigger bangle',
    'carrier.innerDiameterMm',
    (a, b) => carrier(a, 'bangle').innerDiameterMm > carrier(b, 'bangle').innerDiameterMm,
  ),
  row('bangle', 'for a 17 cm wrist', 'carrier.innerDiameterMm', (a) =>
    near(carrier(a, 'bangle').innerDiameterMm, 170 / Math.PI + 8),
  ),
  row(
    'bangle',
    'too tight',
    'carrier.innerDiameterMm',
    (a, b) => carrier(a, 'bangle').innerDiameterMm > carrier(b, 'bangle').innerDiameterMm,
  ),
  // what it shows
  row('butterfly', 'make it a rose', MOTIF, (a) => formOf(a) === 'rose'),
  row(
    'butterfly',
    'swap the butterfly for a bee',
    MOTIF,
    (a, b) => formOf(a) === 'bee' && front(a, 'motif').sizeMm === front(b, 'motif').sizeMm,
  ),
  row('butterfly', 'a leo sign instead', MOTIF, (a) => formOf(a)!.startsWith('leo')),
  row('butterfly', 'a hamsa', MOTIF, (a) => formOf(a) === 'hamsa'),
  row('butterfly', 'make it an anchor', MOTIF, (a) => formOf(a) === 'anchor'),
  row('butterfly', 'replace it with a seashell', MOTIF, (a) => formOf(a) === 'scallop-shell'),
  row('butterfly', 'a skull instead', MOTIF, (a) => formOf(a) === 'skull' && a.character.era === null),
  row('necklace', 'a butterfly instead', MOTIF, (a) => formOf(a) === 'butterfly' && a.ornaments.length === 1),
  row('tiara', 'butterflies instead of flowers', MOTIF, (a) => {
    const forms = a.ornaments.flatMap(({ ornament }) => (ornament.kind === 'motif' ? [ornament.form] : []));
    return forms.length > 0 && forms.every((form) => form === 'butterfly');
  }),
  row('anklet', 'a heart instead', MOTIF, (a) => front(a, 'motif').motif === 'Heart'),
  row('butterfly', 'egyptian', `${FRONT} character.cultures`, (a) => front(a, 'emblem').form === 'scarab'),
  row(
    'bangle',
    'add blue enamel',
    'carrier.band',
    (a) => (band(a).texture as { enamel: string }).enamel === 'blue',
  ),
  row('brooch', 'change the enamel to red', `${FRONT}.enamel`, (a) => front(a, 'plate').enamel[0] === 'red'),
  row('brooch', 'no enamel', `${FRONT}.enamel`, (a) => front(a, 'plate').enamel.length === 0),
  row(
    'plate',
    'change the engraving to "Ava"',
    `${FRONT}.field.text`,
    (a) => (front(a, 'plate').field as { text: string }).text === 'Ava',
  ),
  row(
    'plate',
    'in block letters',
    `${FRONT}.field.lettering`,
    (a) => (front(a, 'plate').field as { lettering: string }).lettering === 'sans',
  ),
  row('plate', 'remove the engraving', `${FRONT}.field`, (a) => front(a, 'plate').field.kind === 'plain'),
  row('bangle', 'engrave "Mia"', 'engraving', (a) => a.engraving?.text === 'Mia'),
  row(
    'necklace',
    'engrave "Always"',
    'ornaments.1',
    (a) =>
      ((drops(a)[0]!.ornament as Extract<Ornament, { kind: 'plate' }>).field as { text: string }).text ===
      'Always',
  ),
  // size and character
  row('butterfly', 'bigger', FRONT, (a, b) => front(a, 'motif').sizeMm > front(b, 'motif').sizeMm),
  row('butterfly', '30 mm high', FRONT, (a) => front(a, 'motif').sizeMm === 30),
  row('brooch', 'cut the size in half', `${FRONT} carrier.fitting`, (a, b) =>
    near(front(a, 'plate').widthMm, front(b, 'plate').widthMm / 2),
  ),
  row('tiara', 'higher', 'ornaments', (a, b) => front(a, 'motif').sizeMm > front(b, 'motif').sizeMm),
  row(
    'necklace',
    'more delicate',
    GAUGE,
    (a, b) => chain(a).chain.widthMm < chain(b).chain.widthMm && stone(a).lengthMm === stone(b).lengthMm,
  ),
  row('bangle', 'bolder', 'carrier.band ornaments', (a, b) => band(a).widthMm > band(b).widthMm),
  row('necklace', 'more ornate', `${FRONT}.halo`, (a) => front(a, 'stone').halo !== null),
  row(
    'necklace',
    'make it art deco',
    `character.era ${HOLD}.prongForm`,
    (a) => a.character.era === 'Art Deco',
  ),
  row(
    'necklace',
    'another arrangement',
    'composition carrier ornaments',
    (a, b) =>
      a.composition !== b.composition && stone(a).gemstone === 'Sapphire' && chain(a).chain.kind === 'cable',
  ),
  row('butterfly', 'a different setting', 'composition carrier ornaments', (a) => formOf(a) === 'butterfly'),
  // several at once
  row(
    'necklace',
    'rose gold, a ruby, and 20 inches',
    `alloys ${STONE}.gemstone ${SIZE} carrier.lengthMm`,
    (a) => stone(a).gemstone === 'Ruby' && near(chain(a).lengthMm, 508),
  ),
  row(
    'butterfly',
    'keep the butterfly but make it rose gold',
    ALL_METAL,
    (a) => formOf(a) === 'butterfly' && a.alloys[0]!.colour === 'rose',
  ),
];

const allowed = (path: string, may: readonly string[]): boolean =>
  DERIVED.test(path) || may.some((prefix) => path === prefix || path.startsWith(`${prefix}.`));

describe('instructions to pieces', () => {
  it('are of at least sixty kinds', () => expect(ROWS.length).toBeGreaterThanOrEqual(60));

  it.each(ROWS)('$base: $say', ({ base, say, may, so }) => {
    const before = BASES[base];
    const untouched = structuredClone(before);
    const result = refineDesign(before, say);
    if (!result.ok) throw new Error(`${result.error.code}: ${JSON.stringify(result.error)}`);
    const after = result.design as PieceDesign;
    expect(before).toEqual(untouched);
    expect(so(after, before), JSON.stringify(result.changes)).toBe(true);
    const changed = differences(before, after);
    expect(
      changed.filter((path) => !allowed(path, may)),
      'changed without being asked',
    ).toEqual([]);
    expect(changed.some((path) => !DERIVED.test(path))).toBe(true);
    expect(result.changes.length).toBeGreaterThan(0);
    expect(result.notUnderstood).toEqual([]);
    expect(result.notDone).toEqual([]);
    expect(readDesign(after)).toEqual({ ok: true, design: after });
    expect(refineDesign(before, say)).toEqual(result);
  });
});

describe('what cannot be done', () => {
  it.each([
    ['necklace', 'remove the halo', 'IMPOSSIBLE'],
    ['necklace', 'size 7', 'IMPOSSIBLE'],
    ['necklace', 'turn it into a ring', 'NOT_BUILT'],
    ['necklace', 'remove the chain', 'IMPOSSIBLE'],
    ['necklace', 'flibbertigibbet', 'NOTHING_UNDERSTOOD'],
    ['studs', 'longer chain', 'IMPOSSIBLE'],
    ['hoops', 'lever backs', 'IMPOSSIBLE'],
    ['brooch', 'toggle clasp', 'NOTHING_UNDERSTOOD'],
    ['bangle', 'rope chain', 'IMPOSSIBLE'],
    ['cufflinks', 'add a drop', 'IMPOSSIBLE'],
    ['necklace', 'invisible setting', 'NOT_BUILT'],
    ['tennis', 'add a pearl drop', 'IMPOSSIBLE'],
    ['tennis', '20 stones', 'IMPOSSIBLE'],
    ['tennis', 'without stones', 'IMPOSSIBLE'],
    ['riviere', 'add a butterfly', 'IMPOSSIBLE'],
    ['riviere', 'engrave "A"', 'IMPOSSIBLE'],
  ] as const)('%s: "%s" is %s', (base, say, code) => {
    expect(refineDesign(BASES[base], say)).toMatchObject({ ok: false, error: { code } });
  });

  it('is said beside what could', () => {
    expect(refineDesign(BASES.necklace, 'rose gold and remove the halo')).toMatchObject({
      ok: true,
      notDone: ['This necklace has no halo.'],
    });
  });
});

describe('fields of the guide', () => {
  const cases: readonly [Base, GuideChange, RegExp][] = [
    ['necklace', { metalType: 'Rose Gold' }, /^alloys/],
    ['necklace', { gemstones: ['Ruby'] }, /^ornaments/],
    ['necklace', { settingStyle: 'Bezel' }, /^ornaments\.0\.ornament\.hold/],
    ['necklace', { stoneCut: 'Cushion' }, /^ornaments\.0\.ornament\.stone/],
    ['butterfly', { motifs: ['Star'] }, /^(?:ornaments|character\.motifs)/],
    ['butterfly', { culturalInspiration: ['Egyptian'] }, /^(?:ornaments|character\.cultures)/],
    ['plate', { engraving: 'Zoe' }, /^ornaments\.0\.ornament\.field\.text/],
    ['bangle', { metalFinish: 'Brushed' }, /^(?:finish|carrier\.band)/],
    ['studs', { occasion: 'Anniversary' }, /^character\.occasion/],
    ['studs', { prompt: 'lever backs' }, /^carrier\.fitting/],
  ];

  it.each(cases)('%s: %j', (base, guide, may) => {
    const result = refineDesign(BASES[base], guide);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const changed = differences(BASES[base], result.design).filter((path) => !DERIVED.test(path));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((path) => !may.test(path))).toEqual([]);
  });
});

describe('long ways', () => {
  const words = ROWS.map(({ say }) => say);
  // A prime that does not divide the table's length meets every row.
  const stride = [43, 47].find((prime) => words.length % prime !== 0) ?? 53;

  it.each(Object.keys(BASES) as Base[])(
    'from %s every order of refinements leaves a valid design',
    (base) => {
      let design: PieceDesign = BASES[base];
      let done = 0;
      for (let step = 0; step < 60; step++) {
        const say = words[(step * stride + base.length * 11) % words.length]!;
        const result = refineDesign(design, say);
        if (!result.ok) continue;
        expect(readDesign(result.design).ok, `${say} after ${step} steps`).toBe(true);
        design = result.design as PieceDesign;
        done += 1;
      }
      expect(done).toBeGreaterThan(12);
    },
  );
});
