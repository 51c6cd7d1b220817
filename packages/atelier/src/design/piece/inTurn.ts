/** Stones of several gems along one piece: birthstones on a chain, rainbows, two gems in turn. */
import type { Brief } from '@filigree/contracts';
import type { StonesInTurn } from '../parts.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { bearsGem } from '../stones/within.ts';
import type { PlacedOrnament } from './document.ts';
import type { PieceSketch } from './family.ts';
import { hasLineCentre } from './line.ts';

/** One of the copies of a placed stone, as it is: the n-th takes the n-th gem of the turn. */
export function copyOf(placed: PlacedOrnament, n: number): PlacedOrnament {
  const { inTurn, ornament } = placed;
  const kind = inTurn?.[n % inTurn.length];
  if (kind === undefined || ornament.kind !== 'stone') return placed;
  const { stone } = ornament;
  const { form } = GEM_FACTS[kind.gemstone];
  const cut = form === stone.form ? stone.cut : stone.lengthMm > stone.widthMm ? 'Oval' : 'Round';
  const own = stoneOfSize({ ...kind, form, cut }, stone.lengthMm, stone.widthMm);
  return { ...placed, ornament: { ...ornament, stone: own } };
}

/** Gems that can take the place of an ornament's stone: a pearl takes no claws, and only domes and rounds follow domes. */
function alike(list: StonesInTurn, { ornament }: PlacedOrnament): StonesInTurn {
  if (ornament.kind !== 'stone' || ornament.stone.form === 'bead') return [];
  const { cut } = ornament.stone;
  const canBeDome = cut === 'Round' || cut === 'Oval';
  return list.filter(({ gemstone }) => {
    const { form } = GEM_FACTS[gemstone];
    return form === 'faceted' || (form === 'cabochon' && canBeDome);
  });
}

const isDome = ({ gemstone }: StonesInTurn[number]): boolean => GEM_FACTS[gemstone].form === 'cabochon';

/** Domes are round or oval: where nobody asked for another cut, the stones beside them are too. */
function rounded(placed: PlacedOrnament): PlacedOrnament {
  const { ornament } = placed;
  if (
    ornament.kind !== 'stone' ||
    ornament.stone.form !== 'faceted' ||
    /^(?:Round|Oval)$/.test(ornament.stone.cut)
  )
    return placed;
  const { widthMm, gemstone, colour, form } = ornament.stone;
  const stone = stoneOfSize({ gemstone, colour, form, cut: 'Round' }, widthMm, widthMm);
  // Corners were covered; a round stone is held between four claws.
  const { hold } = ornament;
  const held =
    hold.kind === 'prong'
      ? ({ ...hold, prongCount: 4, prongForm: hold.prongForm === 'v' ? 'round' : hold.prongForm } as const)
      : hold;
  return { ...placed, ornament: { ...ornament, stone, hold: held } };
}

/** More of them about the front of a chain are a row. */
const MOST_OF_FAMILY = 15;

/** Repeated stones one of each gem that was named, where the brief wants them so. */
export function inTurnAsAsked(brief: Brief, sketch: PieceSketch): PieceSketch {
  // Where a line has a stone of its own in the middle, the others are those about it.
  if (brief.noStones || (hasLineCentre(brief) && !brief.arrangements?.includes('alternating'))) return sketch;
  const wanted = stonesInTurn(brief, { isRow: brief.arrangements?.includes('line') === true });
  if (wanted === null) return sketch;
  const hasMain = sketch.ornaments.some(({ slot }) => slot === 'main');
  const goesOn = brief.arrangements?.includes('alternating') === true;
  const { carrier } = sketch;
  const row = carrier.kind === 'bangle' ? carrier.bandStones : null;
  return {
    carrier:
      carrier.kind === 'bangle' && row !== null
        ? { ...carrier, bandStones: { ...row, stone: { ...row.stone, ...wanted[0] }, inTurn: wanted } }
        : carrier,
    ornaments: sketch.ornaments.map((drawn) => {
      // Those beside a figure follow one another as they were drawn.
      if (drawn.inTurn !== undefined) return drawn;
      const placed = brief.stoneCut === null && wanted.some(isDome) ? rounded(drawn) : drawn;
      const isRepeated = placed.slot === 'station' || placed.slot === 'drop' || placed.slot === 'side';
      // Beside a main stone stand the others.
      const inTurn = alike(hasMain && !goesOn ? wanted.slice(1) : wanted, placed);
      if (!isRepeated || inTurn.length < 2 || (placed.count < 2 && placed.slot !== 'station')) return drawn;
      // What hangs in a fringe below a front is as many as there are kinds: none of them is lost.
      const isFringe = placed.slot === 'drop' && (carrier.kind === 'fitted' || carrier.kind === 'hung');
      const isFamily = !goesOn && !placed.close && (placed.slot === 'station' || !hasMain);
      const family = Math.min(MOST_OF_FAMILY, hasMain ? inTurn.length : (brief.stoneCount ?? inTurn.length));
      // None stands where the main stone does.
      const least = isFringe ? Math.max(placed.count, inTurn.length) : placed.count;
      const count = !isFamily ? least : hasMain ? family + (family % 2) : family;
      return copyOf({ ...placed, count, inTurn }, 0);
    }),
  };
}

/** Whether stones that were to follow one another do so somewhere. */
export const showsInTurn = (brief: Brief, sketch: PieceSketch): boolean =>
  brief.noStones ||
  stonesInTurn(brief, { isRow: false }) === null ||
  hasLineCentre(brief) ||
  JSON.stringify(inTurnAsAsked(brief, sketch)).includes('"inTurn":[') ||
  brief.gemstones.every((gem) => bearsGem(sketch, gem));
