/** Stones that follow one another: "alternate with sapphires", "a topaz for the emerald", "three strands". */
import type { Gemstone } from '@filigree/contracts';
import type { StonesInTurn } from '../../design/parts.ts';
import { rainbowOf } from '../../design/stones/inTurn.ts';
import type { Change } from '../change.ts';
import type { Scene } from '../scene.ts';
import { type ChangeReader, numberIn, removing } from './names.ts';

const ALTERNATING =
  /\balternat\w*|\bin turn\b|\bevery (?:other|second)\b|\btake turns\b|\bmix(?:ed|es)? (?:it |them )?(?:in|with|up|some)\b|\bmix \w+ in\b|\bintersperse\w*|\b(?:some|a few) \w+ in between\b/;
const RAINBOW = /\brainbow\b|\bmany colou?rs\b|\bmulti-?colou?red\b/;
const MOST_IN_TURN = 12;

/** "A sapphire every fifth stone". */
const EVERY = /\bevery (third|fourth|fifth|sixth|seventh|eighth|tenth|3rd|4th|5th|6th|7th|8th|10th)\b/;
const NTH: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  tenth: 10,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  '6th': 6,
  '7th': 7,
  '8th': 8,
  '10th': 10,
};

const usual = (gemstone: Gemstone): StonesInTurn[number] => ({ gemstone, colour: null });

/** "Add some rubies along it", where other stones stand along the chain: between them. */
const joinsAlong = ({ facts, intent, from, plain }: Scene): boolean =>
  intent === 'add' &&
  from === null &&
  (facts.piece?.stations ?? 0) > 1 &&
  /\b(?:along|down|throughout|in) (?:it|the (?:whole |rest of the )?(?:chain|length))\b/.test(plain);

/** The stones as the words want them; null where they say nothing of a turn. */
function wantedTurn(scene: Scene): StonesInTurn | null {
  const { facts, plain, to, from } = scene;
  const named = to.gemstones.map(({ value }) => value);
  const known = facts.inTurn;
  const own = (facts.row ?? facts.centre)?.gemstone;
  if (RAINBOW.test(plain))
    return (
      rainbowOf(named[0] ?? (own === 'Opal' ? undefined : own) ?? 'Sapphire') ?? rainbowOf('Sapphire') ?? null
    );
  const nth = NTH[EVERY.exec(plain)?.[1] ?? ''];
  const [one] = named;
  if (nth !== undefined && one !== undefined && own !== undefined) {
    const base = named.find((gemstone) => gemstone !== one && gemstone === own) ?? own;
    return base === one ? null : [...Array.from({ length: nth - 1 }, () => usual(base)), usual(one)];
  }
  if (ALTERNATING.test(plain) || joinsAlong(scene)) {
    const current = known ?? (own === undefined ? [] : [usual(own)]);
    const list = named.length >= 2 ? named.map(usual) : [...current.slice(0, 1), ...named.map(usual)];
    return list.length >= 2 ? list : null;
  }
  if (known === null || new Set(known.map(({ gemstone }) => gemstone)).size < 2) return null;
  const isMember = (gemstone: Gemstone): boolean => known.some((one) => one.gemstone === gemstone);
  const old = from?.gemstones[0]?.value ?? scene.words.excludedGemstones[0]?.value;
  if (removing(scene)) {
    const gone = [...scene.words.gemstones, ...scene.words.excludedGemstones]
      .map(({ value }) => value)
      .filter(isMember);
    return gone.length === 0 ? null : known.filter(({ gemstone }) => !gone.includes(gemstone));
  }
  const [next] = named.filter((gemstone) => gemstone !== old);
  if (next === undefined) return null;
  if (old !== undefined && isMember(old))
    return known.map((one) => (one.gemstone === old ? usual(next) : one));
  const adds = scene.intent === 'add' && /\b(?:add|adding|another|more|also|include|plus)\b/.test(plain);
  return adds && !isMember(next)
    ? [...known, ...named.filter((gemstone) => !isMember(gemstone)).map(usual)].slice(0, MOST_IN_TURN)
    : null;
}

/** Null where the stones in turn are not what is spoken of. */
export function turnChanges(scene: Scene): Change[] | null {
  if (scene.intent === 'keep') return null;
  const stones = wantedTurn(scene);
  if (stones === null) return null;
  const [only] = stones;
  if (stones.length === 1 && only !== undefined)
    return [
      {
        kind: 'gemstone',
        target: scene.facts.piece === null ? 'row' : 'centre',
        gemstone: only.gemstone,
        colour: only.colour,
      },
    ];
  return stones.length === 0 ? null : [{ kind: 'inTurn', stones }];
}

const GRADUATED =
  /\bgraduat\w*|\bgradat\w*|\b(?:smaller|taper\w*) (?:to|toward|towards|at) the (?:ends?|clasp|back)\b/;
const EVEN =
  /\b(?:all )?(?:of )?the same size\b|\ball (?:of )?(?:them )?one size\b|\bequal(?:ly)?(?: size| sized)?\b|\buniform\b/;
const STRANDS = /\b(?:strands?|strings?|rows?)\b|\b(?:single|double|triple|multi)[ -]?(?:strand|row)\b/;

/** "Make it three strands", "another strand", "a single strand", "graduated". */
export const readStrands: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  if ((facts.piece?.strands ?? null) === null) return [];
  if (GRADUATED.test(plain)) return [{ kind: 'graduated', on: !removing(scene) }];
  if (EVEN.test(plain)) return [{ kind: 'graduated', on: false }];
  if (!STRANDS.test(plain)) return [];
  if (/\b(?:another|one more|an? (?:extra|additional|further)|add an?)\b/.test(plain))
    return [{ kind: 'strands', step: { kind: 'by', amount: 1 } }];
  if (removing(scene) || /\b(?:fewer|less)\b/.test(plain))
    return [{ kind: 'strands', step: { kind: 'by', amount: -1 } }];
  const count = /\bsingle\b/.test(plain)
    ? 1
    : /\bdouble\b/.test(plain)
      ? 2
      : /\btriple\b/.test(plain)
        ? 3
        : numberIn(plain);
  return count === null ? [] : [{ kind: 'strands', step: { kind: 'to', value: count } }];
};
