/** What a piece is worn by: ear fittings, hoops, bails, pins, bangles. */

import { type Carrier, HOOP_ROW_SHARE } from '../../design/piece/carriers.ts';
import { combOf } from '../../design/piece/combs.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { CLIPS } from '../../design/piece/earBacks.ts';
import { sizeOfOrnament } from '../../design/piece/scaling.ts';
import type { Change, Fitting } from '../change.ts';
import { already, done, impossible, lower, mm, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { leadOf } from './ornaments.ts';

type Fitted = Extract<Carrier, { kind: 'fitted' }>;

const nosePost = (form: 'l-bend' | 'screw' | 'bone') =>
  ({ kind: 'nose-stud', form, wireMm: 0.8, lengthMm: 6.5 }) as const;

/** The findings of each type, as the recipes draw them; mm. */
const FITTINGS: Readonly<
  Partial<Record<Fitting, { type: PieceDesign['type']; fitting: Fitted['fitting'] }>>
> = {
  post: { type: 'Earrings', fitting: { kind: 'post', wireMm: 0.85, lengthMm: 10 } },
  'screw-post': { type: 'Earrings', fitting: { kind: 'post', wireMm: 0.85, lengthMm: 10, back: 'screw' } },
  clip: { type: 'Earrings', fitting: CLIPS[0]! },
  'fish-hook': { type: 'Earrings', fitting: { kind: 'fish-hook', wireMm: 0.8, heightMm: 17 } },
  'lever-back': { type: 'Earrings', fitting: { kind: 'lever-back', wireMm: 0.9, heightMm: 14 } },
  hoop: { type: 'Earrings', fitting: { kind: 'hoop', form: 'round', innerDiameterMm: 20, tubeMm: 1.8 } },
  huggie: { type: 'Earrings', fitting: { kind: 'hoop', form: 'huggie', innerDiameterMm: 10, tubeMm: 2.2 } },
  threader: { type: 'Earrings', fitting: { kind: 'threader', wireMm: 0.7, lengthMm: 32 } },
  climber: { type: 'Earrings', fitting: { kind: 'climber', wireMm: 0.8, lengthMm: 17 } },
  hairpin: { type: 'Hairpin', fitting: { kind: 'hairpin', wireMm: 1.6, lengthMm: 72, gapMm: 13 } },
  comb: { type: 'Hairpin', fitting: combOf(42, 38) },
  barrette: { type: 'Hairpin', fitting: { kind: 'barrette', lengthMm: 58, widthMm: 8 } },
  'nose-stud': {
    type: 'Nose Ring',
    fitting: nosePost('l-bend'),
  },
  'nose-l-bend': { type: 'Nose Ring', fitting: nosePost('l-bend') },
  'nose-screw': { type: 'Nose Ring', fitting: nosePost('screw') },
  'nose-bone': { type: 'Nose Ring', fitting: nosePost('bone') },
  'nose-hoop': {
    type: 'Nose Ring',
    fitting: { kind: 'nose-hoop', form: 'clicker', wireMm: 0.9, innerDiameterMm: 8.5 },
  },
  bullet: { type: 'Cufflinks', fitting: { kind: 'cufflink', form: 'bullet', reachMm: 18 } },
  'fixed-bar': { type: 'Cufflinks', fitting: { kind: 'cufflink', form: 'fixed-bar', reachMm: 18 } },
  'chain-link': { type: 'Cufflinks', fitting: { kind: 'cufflink', form: 'chain', reachMm: 18 } },
};

const sayFitting = (fitting: Fitted['fitting']): string =>
  'form' in fitting ? `${fitting.kind} (${fitting.form})` : fitting.kind;

export function changeFitting(
  piece: PieceDesign,
  { fitting: asked }: Extract<Change, { kind: 'fitting' }>,
): Outcome {
  const wanted = FITTINGS[asked];
  const { carrier } = piece;
  if (wanted === undefined || carrier.kind !== 'fitted' || wanted.type !== piece.type)
    return impossible(`A ${lower(piece.type)} is not worn by a ${asked.replace('-', ' ')}.`);
  const before = carrier.fitting;
  if (before.kind === 'post' && wanted.fitting.kind === 'post')
    return changeBack(before, wanted.fitting.back);
  if (wanted.fitting.kind === 'clip' && !/^(?:post|fish-hook|lever-back|clip)$/.test(before.kind))
    return impossible('Clips are made for studs and drops: ask for one of those first.');
  const same =
    before.kind === wanted.fitting.kind &&
    (!('form' in before) ||
      !('form' in wanted.fitting) ||
      before.form === wanted.fitting.form ||
      asked === 'nose-stud' ||
      asked === 'nose-hoop' ||
      (asked === 'hoop' && before.form === 'oval'));
  if (same) return already(`They already have a ${sayFitting(before)}.`);
  if (leadOf(piece) === null && wanted.fitting.kind !== 'hoop' && wanted.fitting.kind !== 'nose-hoop')
    return impossible(
      'Bare hoops have nothing else to wear: ask for a stone or a motif first, for example "add a pearl drop".',
    );
  // Another form of the same finding keeps its measures.
  carrier.fitting =
    before.kind === 'nose-stud' && wanted.fitting.kind === 'nose-stud'
      ? { ...before, form: wanted.fitting.form }
      : before.kind === 'cufflink' && wanted.fitting.kind === 'cufflink'
        ? { ...before, form: wanted.fitting.form }
        : structuredClone(wanted.fitting);
  const said = `Fitting ${sayFitting(before)} -> ${sayFitting(wanted.fitting)}`;
  // An ear worn by a clip bears the front: what hung from a wire hangs from a small top then.
  if (
    wanted.fitting.kind === 'clip' &&
    before.kind !== 'post' &&
    !piece.ornaments.some(({ slot }) => slot === 'top')
  ) {
    const { alloyId } = carrier;
    piece.ornaments = [
      {
        slot: 'top',
        count: 1,
        ornament: { kind: 'sculpture', alloyId, form: 'sphere', sizeMm: BUTTON_MM, seed: 0 },
      },
      ...piece.ornaments,
    ];
    return done(said, 'A small button holds what hangs');
  }
  return done(said);
}

const BUTTON_MM = 5;

/** A nut on a thread, or a butterfly that is pushed on. */
function changeBack(post: Extract<Fitted['fitting'], { kind: 'post' }>, back: 'screw' | undefined): Outcome {
  if (post.back === back)
    return already(back === undefined ? 'They already have a post.' : 'They already have screw backs.');
  if (back === undefined) {
    delete post.back;
    return done('Screw backs -> backs that are pushed on');
  }
  post.back = back;
  return done('Backs of the posts -> screw backs');
}

export function changeBail(piece: PieceDesign, { form }: Extract<Change, { kind: 'bail' }>): Outcome {
  if (piece.carrier.kind !== 'hung')
    return impossible('There is no bail here: it hangs from its chain or fitting.');
  const { bail } = piece.carrier;
  if (bail.form === form) return already(`The bail is already ${form}.`);
  piece.carrier.bail = { ...bail, form };
  return done(`Bail ${bail.form} -> ${form}`);
}

/** Openings of bails, mm (of the document's schema). */
const BAIL_MM = { least: 2, most: 9 } as const;

export function changeBailSize(piece: PieceDesign, { step }: Extract<Change, { kind: 'bailSize' }>): Outcome {
  if (piece.carrier.kind !== 'hung')
    return impossible('There is no bail here: it hangs from its chain or fitting.');
  const { bail } = piece.carrier;
  const { value, limit } = take(step, bail.insideMm, BAIL_MM.least, BAIL_MM.most);
  if (value === bail.insideMm)
    return already(`The bail is already as ${limit === 'least' ? 'small' : 'large'} as it is made.`);
  piece.carrier.bail = { ...bail, insideMm: value };
  return done(`Opening of the bail ${mm(bail.insideMm)} -> ${mm(value)}`);
}

/** The inside of what is round: hoops, nose rings, bangles. */
export function changeRound(piece: PieceDesign, { step }: Extract<Change, { kind: 'round' }>): Outcome {
  const { carrier } = piece;
  const part =
    carrier.kind === 'bangle'
      ? { of: carrier, least: 42, most: 80, what: carrier.openingMm === null ? 'Bangle' : 'Cuff' }
      : carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop'
        ? { of: carrier.fitting, least: 8, most: 70, what: 'Hoops' }
        : carrier.kind === 'fitted' && carrier.fitting.kind === 'nose-hoop'
          ? { of: carrier.fitting, least: 6, most: 14, what: 'Nose ring' }
          : null;
  if (part === null)
    return impossible(`This ${lower(piece.type)} has no hoop or bangle whose size could change.`);
  const before = part.of.innerDiameterMm;
  const { value, limit } = take(step, before, part.least, part.most);
  if (value === before) return already(`The inside is already ${mm(before)}.`);
  part.of.innerDiameterMm = value;
  return done(
    `${part.what} ${mm(before)} -> ${mm(value)} inside${limit === null ? '' : limit === 'most' ? ' (the largest that is worn)' : ' (the smallest that is worn)'}`,
  );
}

export function changeOpening(piece: PieceDesign, { open }: Extract<Change, { kind: 'opening' }>): Outcome {
  const { carrier } = piece;
  if (carrier.kind !== 'bangle')
    return impossible('Only a stiff bracelet can be opened to a cuff: start a new design and ask for one.');
  if ((carrier.openingMm !== null) === open)
    return already(open ? 'It is already a cuff.' : 'It is already closed.');
  const said: string[] = [];
  const before = carrier.innerDiameterMm;
  // A cuff sits on the wrist; a bangle must pass over the hand (6 mm more, as the recipes have it).
  carrier.innerDiameterMm = round2(Math.min(80, Math.max(42, before + (open ? -6 : 6))));
  carrier.openingMm = open ? 26 : null;
  if (open && (carrier.bandStones?.spanDegrees ?? 0) > 280) {
    carrier.bandStones!.spanDegrees = 280;
    said.push('The row of stones ends before the opening');
  }
  return done(
    open ? 'Bangle opened to a cuff' : 'Cuff closed to a bangle',
    `Inside ${mm(before)} -> ${mm(carrier.innerDiameterMm)}, ${open ? 'to sit on the wrist' : 'to pass over the hand'}`,
    ...said,
  );
}

/** Between the ends of a cuff: a wrist slips in sideways, and the cuff must not fall off it (as the recipes have it). */
const GAP_MM = { least: 18, most: 45 } as const;

export function changeGap({ carrier }: PieceDesign, { step }: Extract<Change, { kind: 'gap' }>): Outcome {
  if (carrier.kind !== 'bangle' || carrier.openingMm === null)
    return impossible('There is no opening here whose width could change: ask for a cuff first.');
  const before = carrier.openingMm;
  const { value, limit } = take(step, before, Math.min(before, GAP_MM.least), Math.max(before, GAP_MM.most));
  if (value === before) return already(`The opening is already ${mm(before)} wide.`);
  carrier.openingMm = value;
  return done(`Opening ${mm(before)} -> ${mm(value)} wide${limit === null ? '' : ' (as far as it goes)'}`);
}

/** Width of a bangle's band or of a hoop's tube. */
export function changeBandWidth(
  piece: PieceDesign,
  { step }: Extract<Change, { kind: 'bandWidth' }>,
): Outcome {
  const { carrier } = piece;
  if (carrier.kind === 'bangle') {
    const { band, bandStones } = carrier;
    const least = bandStones === null ? 1.6 : round2(bandStones.diameterMm * bandStones.rows * 0.65 + 1);
    const { value, limit } = take(step, band.widthMm, least, 60);
    if (value === band.widthMm) return already(`The band is already ${mm(value)} wide.`);
    const said = `Band ${mm(band.widthMm)} -> ${mm(value)}${limit === null ? '' : limit === 'least' ? ' (the narrowest that lasts)' : ' (the widest)'}`;
    band.widthMm = value;
    return done(said);
  }
  if (carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop') {
    const { fitting } = carrier;
    // Stones that are there want metal on both sides.
    const least = fitting.stones === undefined ? 1 : round2(fitting.stones.diameterMm / HOOP_ROW_SHARE);
    const { value } = take(
      step,
      fitting.tubeMm,
      least,
      Math.max(least, Math.min(8, fitting.innerDiameterMm * 0.4)),
    );
    if (value === fitting.tubeMm) return already(`The hoops are already ${mm(value)} thick.`);
    const said = `Hoops ${mm(fitting.tubeMm)} -> ${mm(value)} thick`;
    fitting.tubeMm = value;
    return done(said);
  }
  if (carrier.kind === 'fitted' && carrier.fitting.kind === 'nose-hoop') {
    const { fitting } = carrier;
    const { value } = take(step, fitting.wireMm, 0.7, 1.3);
    if (value === fitting.wireMm) return already(`The wire is already ${mm(value)}.`);
    const said = `Wire ${mm(fitting.wireMm)} -> ${mm(value)}`;
    fitting.wireMm = value;
    return done(said);
  }
  return impossible(
    `This ${lower(piece.type)} has no band: ask for a thicker chain or another size of the piece.`,
  );
}

export function changeBandThickness(
  piece: PieceDesign,
  { step }: Extract<Change, { kind: 'bandThickness' }>,
): Outcome {
  if (piece.carrier.kind === 'chain')
    return impossible('Say how wide the chain should be, for example "a 2 mm chain".');
  if (piece.carrier.kind !== 'bangle') return changeBandWidth(piece, { kind: 'bandWidth', step });
  const { band, bandStones } = piece.carrier;
  const { value } = take(step, band.thicknessMm, bandStones === null ? 1.2 : 1.9, 7);
  if (value === band.thicknessMm) return already(`The band is already ${mm(value)} thick.`);
  const said = `Thickness of the band ${mm(band.thicknessMm)} -> ${mm(value)}`;
  band.thicknessMm = value;
  return done(said);
}

const NO_BAND = 'Only a bangle or cuff has a band to shape: this piece has none.';

export function changeBandShape(
  piece: PieceDesign,
  change: Extract<Change, { kind: 'bandProfile' | 'bandForm' | 'bandTaper' | 'grooves' }>,
): Outcome {
  if (piece.carrier.kind !== 'bangle') return impossible(NO_BAND);
  const { band } = piece.carrier;
  const said: string[] = [];
  switch (change.kind) {
    case 'bandProfile':
      if (band.profile === change.profile) return already(`The band is already ${change.profile}.`);
      said.push(`Profile of the band ${band.profile} -> ${change.profile}`);
      band.profile = change.profile;
      break;
    case 'bandForm': {
      if (change.form !== 'single' && change.form !== 'twist')
        return impossible('Split and bypass bands are made for rings: a bangle can be twisted or plain.');
      if (band.form === change.form) return already('The band already has this form.');
      if (change.form === 'twist' && piece.carrier.bandStones !== null)
        return impossible('A twisted band holds no row of stones: ask to remove them first.');
      said.push(change.form === 'twist' ? 'Band twisted' : 'Band no longer twisted');
      band.form = change.form;
      if (change.form === 'twist' && band.texture.kind !== 'none') {
        band.texture = { kind: 'none' };
        said.push('The strands are left smooth');
      }
      break;
    }
    case 'bandTaper': {
      const to = change.to === 'even' ? 1 : 0.7;
      if (band.palmTaper === to) return already('The band already runs so.');
      band.palmTaper = to;
      said.push(
        change.to === 'even' ? 'Band as wide all around' : 'Band narrower at the inside of the wrist',
      );
      break;
    }
    case 'grooves': {
      if (band.grooves === change.count) return already('The band already has these grooves.');
      if (change.count > 0 && (band.texture.kind !== 'none' || piece.carrier.bandStones !== null))
        return impossible('Grooves need a smooth band without stones: ask for a polished one first.');
      said.push(change.count === 0 ? 'Grooves removed' : `Grooves ${band.grooves} -> ${change.count}`);
      band.grooves = change.count;
    }
  }
  return done(...said);
}

/** A pin must stay behind its brooch. */
export function refitPin({ carrier, ...piece }: PieceDesign): string[] {
  if (carrier.kind !== 'fitted' || carrier.fitting.kind !== 'brooch-pin') return [];
  const lead = leadOf({ carrier, ...piece });
  if (lead === null) return [];
  const { fitting } = carrier;
  const most = round2(Math.max(12, sizeOfOrnament(lead.ornament) * 0.85));
  if (fitting.spanMm <= most) return [];
  fitting.spanMm = most;
  fitting.double = most > 40;
  return [`Pin ${mm(most)} long, to stay behind it`];
}
