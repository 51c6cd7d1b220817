import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';
import type { Ornament } from './document.ts';
import { withoutParts } from './figureParts.ts';

const ornamentsOf = (brief: Brief): Ornament[][] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(brief, seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    return design.ornaments.map(({ ornament }) => ornament);
  });
const figureOf = (ornaments: readonly Ornament[]): string[] =>
  ornaments.flatMap((ornament) =>
    // On a plate it is in the field.
    ornament.kind === 'plate' && ornament.field.kind === 'emblem'
      ? [ornament.field.form]
      : // Balls and tassels of metal hang from a figure.
        'form' in ornament && ornament.kind !== 'open-frame' && !/^(?:sphere|tassel)$/.test(ornament.form)
        ? [ornament.form]
        : [],
  );

describe('parts of figures', () => {
  it.each([
    ['honey bee studs with diamond wings', 'bee'],
    ['dragonfly brooch with opal wings', 'dragonfly'],
    ['butterfly pendant, wings spread', 'butterfly'],
    ['eagle cufflinks with spread wings', 'aquila'],
    ['peacock brooch with long tail feathers', 'peacock'],
    ['swan pendant with feathers', 'swan'],
    ['tree of life pendant with roots and branches', 'tree-of-life'],
    ['rose necklace with two leaves', 'rose'],
    ['dove with an olive branch pendant', 'dove'],
    ['Japanese great wave pendant with Mount Fuji', 'wave-disc'],
    ['scorpio necklace with the constellation and a scorpion', 'scorpio-constellation'],
    ['an owl on a branch with amber eyes, a brooch', 'owl'],
    ['raven pendant, perched on a twig', 'raven'],
    ['pendant of a snowy mountain with a crescent moon', 'mountain'],
    ['hamsa pendant with an evil eye in the palm', 'hamsa'],
    ['coffin pendant with a cross on the lid', 'coffin'],
    ['pendant: a faberge egg with a crown on it', 'imperial-egg'],
    ['taurus constellation pendant with a bull', 'taurus-'],
  ])('"%s" is the %s in every sketch', (prompt, form) => {
    for (const ornaments of ornamentsOf(interpret({ prompt }).brief)) {
      const figures = figureOf(ornaments);
      expect(figures.length).toBeGreaterThan(0);
      for (const figure of figures) expect(figure).toContain(form);
    }
  });

  it('stand for themselves on a charm bracelet, beside what has none, and alone', () => {
    const kept = (changes: Partial<Brief>) => withoutParts(openBrief(changes)).brief;
    expect(
      kept({ figures: ['owl', 'feather'], motifs: ['Animal', 'Wing'], braceletKind: 'charm' }).figures,
    ).toEqual(['owl', 'feather']);
    expect(kept({ figures: ['paw-print'], motifs: ['Animal', 'Wing'] }).motifs).toEqual(['Animal', 'Wing']);
    expect(kept({ figures: ['swallow', 'branch'], motifs: ['Animal', 'Floral'] }).figures).toHaveLength(2);
    expect(kept({ figures: ['constellation'], motifs: ['Celestial'] }).figures).toEqual(['constellation']);
  });

  it('are told where the figure is modelled without them', () => {
    const told = (figure: 'lion' | 'horse' | 'bee'): readonly string[] =>
      withoutParts(openBrief({ figures: [figure], motifs: ['Animal', 'Wing'] })).adjustments;
    expect(told('lion')).toEqual(['The lion is modelled without open wings.']);
    expect(told('horse')).toEqual(['The horse is modelled without open wings.']);
    expect(told('bee')).toEqual([]);
  });
});

describe('a scarab with its wings open', () => {
  it('is another figure', () => {
    const { brief, adjustments } = withoutParts(
      openBrief({ figures: ['scarab'], motifs: ['Animal', 'Wing'] }),
    );
    expect(brief.figures).toEqual(['winged-scarab']);
    expect(adjustments).toEqual([]);
    expect(withoutParts(openBrief({ figures: ['scarab'], motifs: ['Animal'] })).brief.figures).toEqual([
      'scarab',
    ]);
  });
});

describe('enamel on figures', () => {
  it.each(['butterfly', 'bee', 'feather', 'rose', 'daisy', 'sun', 'fish', 'planet'] as const)(
    'a %s that is modelled in the round is drawn with cells',
    (figure) => {
      const brief = openBrief({ type: 'Pendant', figures: [figure], metals: ['Silver', 'Enamel'] });
      for (const [main] of ornamentsOf(brief)) {
        if (main?.kind !== 'emblem') throw new Error(`a ${main?.kind}`);
        expect(main.form).toBe(figure);
        expect(main.enamel.length).toBeGreaterThan(0);
      }
    },
  );

  it.each(['Floral', 'Heart', 'Star', 'Celestial'] as const)('the motif %s holds it', (motif) => {
    const brief = openBrief({
      type: 'Earrings',
      motifs: [motif],
      metals: ['Enamel'],
      enamelColours: ['red'],
    });
    for (const [main] of ornamentsOf(brief))
      expect(main).toMatchObject(
        motif === 'Heart'
          ? { kind: 'plate', outline: 'heart', enamel: ['red'] }
          : { kind: 'emblem', enamel: ['red'] },
      );
  });

  it('is of what a flower is known by, unless a colour was said', () => {
    const enamels = (changes: Partial<Brief>) =>
      ornamentsOf(openBrief({ type: 'Pendant', figures: ['daisy'], metals: ['Enamel'], ...changes })).map(
        ([main]) => (main?.kind === 'emblem' ? main.enamel : []),
      );
    for (const enamel of enamels({})) expect(enamel).toEqual(['white', 'yellow']);
    for (const enamel of enamels({ enamelColours: ['pink'] })) expect(enamel).toEqual(['pink', 'yellow']);
  });

  it('lies in the wings alone where they were spoken of', () => {
    const emblems = (prompt: string) =>
      ornamentsOf(interpret({ prompt }).brief).map(([main]) => main?.kind === 'emblem' && main);
    for (const bee of emblems('bee brooch with blue enamel wings'))
      expect(bee).toMatchObject({ enamel: ['blue'], glazed: 'wings' });
    for (const bee of emblems('bee brooch with yellow and black enamel stripes')) {
      expect(bee).toMatchObject({ enamel: ['yellow', 'black'] });
      expect(bee).not.toHaveProperty('glazed');
    }
    for (const dragonfly of emblems('dragonfly brooch, blue and green enamel wings, gold body'))
      expect(dragonfly).toMatchObject({ form: 'dragonfly', enamel: ['blue', 'green'] });
  });

  it('is told where there is no outline', () => {
    const design = createDesign(
      openBrief({ type: 'Pendant', figures: ['panther'], metals: ['Silver', 'Enamel'] }),
      0,
    );
    expect(design.provenance.adjustments.join()).toContain('no field that could hold enamel');
  });
});
