import { withArticle } from '../article.ts';
import { isNavaratnaField, NAVARATNA_AROUND } from '../ornament/navaratna.ts';
import type { StonesInTurn } from '../parts.ts';
import { isBombe } from './bombe.ts';
import type { RingDesign } from './document.ts';

const SHORT: Readonly<Record<RingDesign['composition'], string>> = {
  solitaire: 'solitaire',
  halo: 'halo ring',
  'double-halo': 'double halo ring',
  bezel: 'bezel ring',
  cathedral: 'cathedral solitaire',
  'split-shank': 'split-shank ring',
  'twist-shank': 'twisted ring',
  bypass: 'bypass ring',
  'pave-shoulders': 'ring with pavé shoulders',
  'channel-shoulders': 'ring with channel-set shoulders',
  'bar-shoulders': 'ring with bar-set shoulders',
  'three-stone': 'three-stone ring',
  'five-stone': 'five-stone ring',
  cluster: 'cluster ring',
  tension: 'tension ring',
  'flush-set': 'flush-set band',
  'plain-band': 'band',
  'channel-band': 'channel-set band',
  'pave-band': 'pavé band',
  'bar-band': 'bar-set band',
  'invisible-band': 'invisibly set band',
  'motif-band': 'ring',
  signet: 'signet ring',
  chevron: 'chevron band',
  'toi-et-moi': 'toi et moi ring',
  open: 'open ring',
  spinner: 'spinner ring',
  filigree: 'filigree band',
  'curved-band': 'curved band',
  'wavy-band': 'wavy band',
  coil: 'coil ring',
};

const DOMED: Readonly<Partial<Record<RingDesign['composition'], string>>> = {
  'plain-band': 'dome ring',
  'pave-band': 'pavé dome ring',
  'flush-set': 'flush-set dome ring',
};

/** "Oval sapphire halo ring in 18k rose gold": what it is, said short. */
export function titleOfRing(ring: Omit<RingDesign, 'title'>): string {
  const face = ring.shoulders.kind === 'signet' ? ring.shoulders.ornament.field : null;
  const row = ring.bandStones ?? ring.spinner?.bands.find(({ stones }) => stones !== null)?.stones ?? null;
  const stone = ring.centre ?? row?.stone ?? (face?.kind === 'stone' ? face.stone : null);
  const cut =
    stone === null
      ? ''
      : stone.form === 'faceted'
        ? stone.cut.toLowerCase()
        : stone.form === 'cabochon' && !(face?.kind === 'stone' && face.isTablet)
          ? 'cabochon'
          : '';
  if (isNavaratna(ring)) return `Navaratna ${face === null ? '' : 'signet '}ring in ${metalsOf(ring)}`;
  const flower = ring.head?.kind === 'cluster' && ring.head.petalStones ? ring.head : null;
  const posy = ring.head?.kind === 'cluster' ? ring.head.inTurn : undefined;
  const isMixed =
    posy !== undefined || (ring.centre === null && (row?.inTurn !== undefined || row?.between !== undefined));
  const cutWord = isMixed || flower !== null ? '' : cut === 'emerald' ? 'emerald-cut' : cut;
  const gem =
    stone === null
      ? ''
      : flower !== null
        ? gemsInTurn([stone, flower.accent])
        : posy !== undefined
          ? gemsInTurn([stone, ...posy])
          : stone === row?.stone
            ? row.between !== undefined
              ? gemsInTurn([stone, row.between.stone])
              : row.inTurn === undefined
                ? stone.gemstone.toLowerCase()
                : gemsInTurn(row.inTurn)
            : stone.gemstone.toLowerCase();
  const { finish } = ring.spinner?.bands[0]?.band ?? ring.band;
  const texture = ring.centre === null && finish !== 'Polished' ? finish.toLowerCase() : '';
  const noun =
    flower !== null
      ? 'ring'
      : ring.type === 'Ring'
        ? row?.between !== undefined
          ? 'half-hoop ring'
          : areSingledOut(ring)
            ? 'prong-set ring'
            : (isBombe(ring.band) && DOMED[ring.composition]) || SHORT[ring.composition]
        : `${SHORT[ring.composition].replace(/ ?\b(?:ring|band)\b/, '')} toe ring`.trim();
  const motif =
    flower !== null
      ? 'flower'
      : ring.composition !== 'motif-band'
        ? face?.kind === 'emblem'
          ? face.form.replaceAll('-', ' ')
          : ''
        : ring.shoulders.kind === 'motif'
          ? motifWord(ring.shoulders)
          : ring.shoulders.kind === 'emblem'
            ? ring.shoulders.ornament.form.replaceAll('-', ' ')
            : '';
  const inlay = ring.band.inlay ? `${gemsInTurn(ring.band.inlay.stones)} inlay` : '';
  const words = [texture, cutWord, gem, inlay, motif, noun].filter((word) => word !== '').join(' ');
  const metals = metalsOf(ring);
  const hidden =
    ring.head?.kind === 'prong' && ring.head.hiddenHalo
      ? ` ${/ with /.test(words) ? 'and' : 'with'} a hidden halo`
      : '';
  const gallery =
    ring.head?.kind === 'prong' && ring.head.gallery === 'filigree'
      ? ` ${/ with /.test(words) ? 'and' : 'with'} a filigree gallery`
      : '';
  const figure = ring.detail
    ? ` ${/ with /.test(words) ? 'and' : 'with'} ${figureWords(ring.detail.form)}`
    : '';
  const title = `${words}${hidden || gallery || figure} in ${metals}`;
  return title[0].toUpperCase() + title.slice(1);
}

/** "a fox": a form by the name of what it shows. */
const figureWords = (form: string): string => withArticle(form.replaceAll('-', ' '));

/** What is still a top of the ring and no band of stones, degrees. */
const TOP_DEGREES = 150;

/** A few different stones between prongs, where pavé is many small ones. */
const areSingledOut = ({ composition, bandStones: row }: Omit<RingDesign, 'title'>): boolean =>
  composition === 'pave-band' &&
  row?.setting === 'shared-prong' &&
  row.inTurn !== undefined &&
  row.spanDegrees <= TOP_DEGREES;

const metalsOf = ({ alloys }: Omit<RingDesign, 'title'>): string => alloys.map(alloyTitle).join(' and ');

/** The nine gems, as a rosette or in a face: called by their name. */
const isNavaratna = ({ head, shoulders }: Omit<RingDesign, 'title'>): boolean =>
  (shoulders.kind === 'signet' && isNavaratnaField(shoulders.ornament.field)) ||
  (head?.kind === 'cluster' &&
    head.inTurn?.length === NAVARATNA_AROUND.length &&
    head.inTurn.every(({ gemstone }, at) => gemstone === NAVARATNA_AROUND[at]!.gemstone));

/** "ruby", "ruby and diamond", "multicolour sapphire"; more than five gems are not listed. */
export function gemsInTurn(inTurn: StonesInTurn): string {
  const names = [...new Set(inTurn.map(({ gemstone }) => gemstone.toLowerCase()))];
  const isOne = inTurn.every(({ colour }) => colour === inTurn[0].colour);
  if (names.length === 1) return isOne ? names[0] : `multicolour ${names[0]}`;
  return names.length > 5 ? 'multi-gem' : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** "butterfly" rather than "animal": motifs of many figures are called by the one that is drawn. */
const motifWord = ({ motif, ornament }: Extract<RingDesign['shoulders'], { kind: 'motif' }>): string =>
  motif === 'Animal' || motif === 'Floral' || motif === 'Celestial'
    ? ornament.form.replaceAll('-', ' ')
    : motif.toLowerCase();

/** "18k rose gold", "sterling silver". */
export function alloyTitle({ family, karat, colour, plating }: RingDesign['alloys'][number]): string {
  const black = plating === 'black-rhodium' ? 'black rhodium plated ' : '';
  switch (family) {
    case 'gold':
      return `${black}${karat}k ${colour} gold`;
    case 'silver':
      return `${black}sterling silver`;
    case 'tungsten-carbide':
      return `${black}tungsten carbide`;
    default:
      return `${black}${family}`;
  }
}
