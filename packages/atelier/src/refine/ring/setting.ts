import { cannotRaiseProngs, tooSoftForProngs } from '../../design/alloys.ts';
import type { RingDesign, RingHead } from '../../design/ring/document.ts';

import { prongCountFor } from '../../design/ring/recipes/parts.ts';
import { leavesNoPetals } from '../../design/ring/recipes/setting.ts';
import { GEM_FACTS } from '../../design/stones/gems.ts';
import type { Change } from '../change.ts';
import { sayAlloy } from '../metals.ts';
import { already, capital, done, impossible, lower, mm, type Outcome, plural, round2 } from '../outcome.ts';
import { changeRingPetals, heldOtherwise } from '../petals.ts';
import { take } from '../step.ts';
import { changeBandStones, changeHalo } from './accents.ts';
import { addCentre, prongHead } from './centre.ts';

const CLEARANCE_MM = { least: 0.5, most: 5 };
const USUAL_CLEARANCE_MM = 1.4;
const TENSION_LEAST_MOHS = 9;

const clearanceOf = (head: RingHead): number =>
  'clearanceMm' in head ? head.clearanceMm : USUAL_CLEARANCE_MM;
const HEAD_WORDS: Readonly<Record<RingHead['kind'], string>> = {
  prong: 'prongs',
  bezel: 'bezel',
  tension: 'tension setting',
  flush: 'flush setting',
  cluster: 'cluster',
};

/** A setting in which the halo and the neighbours have no place is made without them, and says so. */
function bare(ring: RingDesign): string[] {
  const said: string[] = [];
  if (ring.halo !== null) said.push('Halo removed: it has no hold there');
  if (ring.sideStones !== null) said.push('Side stones removed: they have no hold there');
  ring.halo = null;
  ring.sideStones = null;
  return said;
}

function setHead(ring: RingDesign, head: RingHead, ...further: string[]): Outcome {
  const before = ring.head!;
  ring.head = head;
  return done(
    `Setting ${HEAD_WORDS[before.kind]} -> ${HEAD_WORDS[head.kind]}${head.kind === 'bezel' && head.coverage === 'half' ? ' (half)' : ''}`,
    ...further,
  );
}

const NO_PETALS = 'A halo frames the stone: beside a heart of this size a cluster has no room';

const withReason = (outcome: Outcome, reason: string): Outcome =>
  outcome.kind === 'done' ? done(...outcome.said, reason) : outcome;

const ROW_SETTINGS = { Pave: 'pave', Channel: 'channel', Bar: 'bar', Invisible: 'invisible' } as const;

export function changeSetting(ring: RingDesign, { setting }: Extract<Change, { kind: 'setting' }>): Outcome {
  switch (setting) {
    case 'Halo':
      return changeHalo(ring, { kind: 'halo', to: 'single' });
    case 'Pave':
    case 'Channel':
    case 'Bar':
    case 'Invisible':
      return changeBandStones(ring, {
        kind: 'bandStones',
        on: true,
        setting: ROW_SETTINGS[setting],
        gemstone: null,
        around: null,
        rows: null,
      });
    case 'Solitary':
      return leaveAlone(ring);
    default:
      return changeHead(ring, setting);
  }
}

/** A solitaire: the centre stone alone. */
function leaveAlone(ring: RingDesign): Outcome {
  if (ring.centre === null) return addCentre(ring, 'Diamond', 'Round');
  const said: string[] = [];
  if (ring.halo !== null) said.push('Halo removed');
  if (ring.sideStones !== null) said.push('Side stones removed');
  if (ring.bandStones !== null)
    said.push(`${capital(plural(ring.bandStones.stone.gemstone))} of the band removed`);
  Object.assign(ring, { halo: null, sideStones: null, bandStones: null });
  if (ring.head?.kind === 'cluster') {
    ring.head = prongHead(ring.centre, ring.head.alloyId, clearanceOf(ring.head));
    said.push('Setting cluster -> prongs');
  }
  return said.length > 0 ? done(...said) : already('The centre stone already stands alone.');
}

function changeHead(
  ring: RingDesign,
  setting: 'Bezel' | 'half-bezel' | 'Prong' | 'Tension' | 'Cluster' | 'flush',
): Outcome {
  const { head, centre } = ring;
  // Of a band of stones alone they are the stones that are meant.
  if (centre === null && ring.bandStones !== null && setting === 'flush')
    return changeBandStones(ring, {
      kind: 'bandStones',
      on: true,
      setting: 'flush',
      gemstone: null,
      around: null,
      rows: null,
    });
  if (head === null || centre === null) {
    return impossible(
      'This ring has no centre stone to set: ask for stones in the band, or start a new design.',
    );
  }
  const alloy = ring.alloys.find(({ id }) => id === head.alloyId)!;
  if (head.kind === 'cluster' && head.petalStones && (setting === 'Bezel' || setting === 'Prong'))
    return changeRingPetals(ring, heldOtherwise(setting === 'Bezel' ? 'bezel' : 'prong'));
  switch (setting) {
    case 'Bezel':
    case 'half-bezel': {
      const coverage = setting === 'Bezel' ? 'full' : 'half';
      if (head.kind === 'bezel' && head.coverage === coverage)
        return already('The stone is already set in a bezel.');
      if (head.kind === 'bezel') {
        ring.head = { ...head, coverage };
        return done(`Bezel ${head.coverage} -> ${coverage}`);
      }
      return setHead(ring, {
        kind: 'bezel',
        alloyId: head.alloyId,
        coverage,
        wallMm: null,
        clearanceMm: clearanceOf(head),
        milgrain: false,
        scalloped: false,
      });
    }
    case 'Prong': {
      if (head.kind === 'prong') return already('The stone is already held by prongs.');
      if (cannotRaiseProngs(alloy))
        return impossible(`Prongs cannot be raised from ${sayAlloy(alloy)}: ask for another metal first.`);
      if (tooSoftForProngs(alloy)) return impossible('Prongs of pure gold bend: ask for 18k first.');
      return setHead(ring, prongHead(centre, head.alloyId, clearanceOf(head)));
    }
    case 'Cluster': {
      if (head.kind === 'cluster') return already('The ring is already a cluster.');
      if (cannotRaiseProngs(alloy))
        return impossible(`Prongs cannot be raised from ${sayAlloy(alloy)}: ask for another metal first.`);
      if (leavesNoPetals({ centre }))
        return ring.halo === null
          ? withReason(changeHalo(ring, { kind: 'halo', to: 'single' }), NO_PETALS)
          : already(NO_PETALS);
      const accent = ring.halo?.stone ??
        ring.bandStones?.stone ?? {
          gemstone: 'Diamond' as const,
          cut: 'Round' as const,
          form: 'faceted' as const,
          colour: null,
        };
      const further = bare(ring);
      return setHead(
        ring,
        { kind: 'cluster', alloyId: head.alloyId, petals: 8, accent, clearanceMm: clearanceOf(head) },
        ...further,
      );
    }
    case 'Tension':
    case 'flush': {
      if (head.kind === lower(setting)) return already(`The stone is already in a ${HEAD_WORDS[head.kind]}.`);
      if (setting === 'Tension' && GEM_FACTS[centre.gemstone].mohs < TENSION_LEAST_MOHS) {
        return impossible(
          `A ${lower(centre.gemstone)} would break under tension: only diamond, ruby and sapphire stand it. A half bezel looks alike.`,
        );
      }
      if (setting === 'Tension' && ring.band.form !== 'single') {
        return impossible('A tension setting needs a single strong band: ask for a plain band first.');
      }
      const further = bare(ring);
      return setHead(
        ring,
        { kind: setting === 'Tension' ? 'tension' : 'flush', alloyId: ring.band.alloyId },
        ...further,
      );
    }
  }
}

const PRONG_COUNTS: readonly number[] = [3, 4, 6, 8];
const HEART_PRONG_COUNTS: readonly number[] = [3, 5];

export function changeProngs(ring: RingDesign, change: Extract<Change, { kind: 'prongs' }>): Outcome {
  const { head, centre } = ring;
  if (head?.kind !== 'prong' || centre === null)
    return impossible('The stone is not held by prongs: ask for a prong setting first.');
  const said: string[] = [];
  const counts = centre.cut === 'Heart' ? HEART_PRONG_COUNTS : PRONG_COUNTS;
  const index = counts.indexOf(head.prongCount);
  const wished =
    change.count ??
    (change.step === null
      ? head.prongCount
      : counts[Math.min(counts.length - 1, Math.max(0, index + change.step))]!);
  const count = prongCountFor(centre, wished, () => 1);
  if (count !== head.prongCount) {
    said.push(
      `Prongs ${head.prongCount} -> ${count}${count === wished ? '' : ` (${wished} do not fit a ${lower(centre.cut)} stone)`}`,
    );
    head.prongCount = count;
  }
  if (change.form !== null && change.form !== head.prongForm) {
    if (head.prongForm === 'v') return impossible('The points of this stone need V-shaped prongs.');
    said.push(`Prongs ${head.prongForm} -> ${change.form}`);
    head.prongForm = change.form;
  }
  if (said.length > 0) return done(...said);
  if (change.form !== null) return already('The prongs are already so.');
  return impossible(
    count === wished
      ? `The ring already has ${count} prongs.`
      : `A ${lower(centre.cut)} stone is held by ${count} prongs.`,
  );
}

export function changeGallery(ring: RingDesign, { gallery }: Extract<Change, { kind: 'gallery' }>): Outcome {
  const { head } = ring;
  if (head?.kind !== 'prong') return impossible('Only a prong setting has a gallery: ask for prongs first.');
  if (head.gallery === gallery) return already(`The setting already has a ${gallery}.`);
  const before = head.gallery;
  head.gallery = gallery;
  return done(`Gallery ${before} -> ${gallery}`);
}

export function changeHeight(ring: RingDesign, { step }: Extract<Change, { kind: 'height' }>): Outcome {
  const { head } = ring;
  if (head === null || !('clearanceMm' in head))
    return impossible('The stone sits in the band itself: its height follows the band.');
  const before = head.clearanceMm;
  const { value, limit } = take(step, before, CLEARANCE_MM.least, CLEARANCE_MM.most);
  if (value === before)
    return already(
      `The setting is already as ${limit === 'most' ? 'high as it can be worn' : 'low as the stone allows'}.`,
    );
  head.clearanceMm = round2(value);
  return done(
    `Height under the stone ${mm(before)} -> ${mm(value)}${limit === null ? '' : limit === 'most' ? ' (the highest)' : ' (the lowest)'}`,
  );
}

export function changeCathedral(ring: RingDesign, { on }: Extract<Change, { kind: 'cathedral' }>): Outcome {
  const { shoulders, head } = ring;
  if (!on) {
    if (shoulders.kind !== 'cathedral') return already('The ring has no cathedral shoulders.');
    ring.shoulders = { kind: 'plain' };
    return done('Shoulders made plain');
  }
  if (shoulders.kind === 'cathedral') return already('The ring already has cathedral shoulders.');
  if (shoulders.kind === 'motif' || shoulders.kind === 'emblem')
    return impossible('The motif takes the shoulders: ask for it to be removed first.');
  if (head === null || head.kind === 'tension' || head.kind === 'flush')
    return impossible('Cathedral shoulders need a raised setting.');
  if (ring.band.form !== 'single')
    return impossible('Cathedral shoulders need a single band: ask for a plain band first.');
  ring.shoulders = { kind: 'cathedral', rise: 0.7 };
  return done('Cathedral shoulders added');
}

/** "Change the setting", without saying how: between prongs and a bezel. */
export function changeToAnotherSetting(ring: RingDesign): Outcome {
  return changeHead(ring, ring.head?.kind === 'prong' ? 'Bezel' : 'Prong');
}
