/** One colour of several is kept: stones and enamels of the others go, or take it. */
import { isRing, type SoleDesign } from '../design/document.ts';
import type { EnamelColour, StoneKind } from '../design/parts.ts';
import type { Change } from './change.ts';
import { changeInTurn, endTurn, inTurnOf } from './inTurn.ts';
import { already, done, impossible, type Outcome } from './outcome.ts';
import { isColourless, isEnamelOf, isOfColour } from './stoneColours.ts';

type Coloured = Pick<StoneKind, 'gemstone' | 'colour'>;

const isColoured = (value: object): value is Coloured => 'gemstone' in value && 'colour' in value;

/** Every stone of a document, wherever it stands. */
function stonesOf(design: SoleDesign): Coloured[] {
  const found: Coloured[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isColoured(value)) found.push(value);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(design);
  return found;
}

function enamelsOf(design: SoleDesign): EnamelColour[] {
  const band = isRing(design) ? design.band : design.carrier.kind === 'bangle' ? design.carrier.band : null;
  const ground = band?.texture.kind === 'pattern' ? band.texture.enamel : null;
  const shown = isRing(design)
    ? 'ornament' in design.shoulders
      ? [design.shoulders.ornament]
      : []
    : design.ornaments.map(({ ornament }) => ornament);
  return [
    ...(ground === null ? [] : [ground]),
    ...shown.flatMap((ornament) => ('enamel' in ornament ? ornament.enamel : [])),
  ];
}

/** Changes a design by other changes, which `follow` carries out on it. */
export function keepOneColour(
  design: SoleDesign,
  { colour, ofStones }: Extract<Change, { kind: 'oneColour' }>,
  follow: (change: Change) => Outcome,
): Outcome {
  const stays = (stone: Coloured): boolean => isOfColour(stone, colour) || (!ofStones && isColourless(stone));
  const enamels = enamelsOf(design);
  const wanted = stonesOf(design).find((stone) => isOfColour(stone, colour));
  const fired = enamels.filter((enamel) => isEnamelOf(enamel, colour));
  if (wanted === undefined && fired.length === 0)
    return impossible(`Nothing here is ${colour}: say which stone should come instead.`);
  const kept = wanted === undefined ? null : { gemstone: wanted.gemstone, colour: wanted.colour };
  const said: string[] = [];
  const told: string[] = [];
  const attempt = (change: Change): boolean => {
    const outcome = follow(change);
    if (outcome.kind === 'done') said.push(...outcome.said);
    else if (outcome.kind !== 'already') told.push(outcome.reason);
    return outcome.kind === 'done';
  };
  const turn = inTurnOf(design);
  const left = turn?.filter(stays) ?? [];
  const [first] = left;
  if (turn !== null && first !== undefined && left.length < turn.length) {
    const alike = left.every((one) => one.gemstone === first.gemstone && one.colour === first.colour);
    const outcome = changeInTurn(design, { kind: 'inTurn', stones: alike ? [first, first] : left });
    if (outcome.kind === 'done') {
      if (alike) endTurn(design);
      said.push(`Stones in turn: the ${colour} ones alone`);
    }
  }
  const others = new Set(
    stonesOf(design)
      .filter((stone) => !stays(stone))
      .map(({ gemstone }) => gemstone),
  );
  const has = (gemstone: string): boolean => stonesOf(design).some((one) => one.gemstone === gemstone);
  for (const gemstone of others) {
    if (gemstone === kept?.gemstone) continue;
    attempt({ kind: 'withoutGemstone', gemstone });
    if (!has(gemstone) || kept === null) continue;
    const inCentre = isRing(design) ? design.centre?.gemstone === gemstone : true;
    attempt({ kind: 'gemstone', target: inCentre ? 'centre' : 'accents', ...kept, old: gemstone });
  }
  if (fired.length < enamels.length)
    attempt({ kind: 'enamel', on: fired.length > 0, colours: [...new Set(fired)] });
  if (said.length > 0) return done(...new Set(said));
  return told[0] === undefined ? already('Nothing else of it has a colour.') : impossible(told[0]);
}
