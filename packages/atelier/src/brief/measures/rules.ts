/** What a measure of stones holds for: one of them, each of several, or all together. */
import { type Rule, ruleSet } from '@filigree/language';

/**
 * one: the length and width of one stone; together: the sum of all stones of the piece or the pair; each: so is each
 * of several; alike: all have one cut and size; thickness: of a band or a plate; breadth: across a piece whose height
 * or length is told too; wire: of the wire or the tube of a hoop.
 */
export type MeasureScope = 'one' | 'together' | 'each' | 'alike' | 'thickness' | 'breadth' | 'wire';

const QUALITIES =
  '(<cut>|<shape>|<colour>|<gemstone>|<size>|natural|lab|grown|lab-grown|cut|shaped|brilliant|small|little|tiny|fine|-)*';

const CUT = '(<cut>|<shape>)';

const RULES: readonly Rule<MeasureScope>[] = [
  {
    name: 'sides-of-a-stone',
    when: ['(<gemstone>|<shape>|<cut>) (,|-|stone|cut)? (about|around|of|approx)* what:<sides>'],
    effect: 'one',
    yes: ['A 2 carat oval diamond 9x7mm ring.'],
    no: ['A 9x7 mm ring.'],
  },
  {
    name: 'thickness-of-metal',
    when: [
      '(what:<length>|what:<millimetres>) (in|of)? (thick|thickness|deep|depth)',
      '(thickness|thick|depth) (of|is|:|about|around|=)* (what:<length>|what:<millimetres>)',
      '(section|profile|shank|band) what:<sides>',
    ],
    effect: 'thickness',
    yes: ['A band 7 mm wide and 2 mm thick.', 'A ring, thickness: 2 mm.', 'Flat section 4 x 1.5 mm.'],
    no: ['A thick band of 7 mm.', 'A 7 mm wide band.'],
  },
  {
    name: 'breadth-of-a-piece',
    when: [
      'what:<length> (in)? (wide|broad|across|width|breadth)',
      '(width|breadth) (of|is|:|about|around|=)* what:<length>',
    ],
    effect: 'breadth',
    yes: ['A tag 50 mm tall and 28 mm wide.', 'A pendant, height 40 mm, width: 24 mm.'],
    no: ['A tag 50 mm tall.', 'A wide tag of 50 mm.'],
  },
  {
    name: 'gauge-of-a-wire',
    when: [
      '(what:<length>|what:<millimetres>) (thick|gauge|round)? (wire|tube|tubing)',
      '(wire|tube|tubing) (thickness|diameter|gauge|thick)? (of|is|:|about|around)* (what:<length>|what:<millimetres>)',
    ],
    effect: 'wire',
    yes: ['Hoops of 2 mm wire.', 'Hoops, wire thickness 3 mm.'],
    no: ['A 30 mm hoop.'],
  },
  {
    name: 'weight-together',
    when: [
      'what:<total-carats>',
      'what:<carats> ..2 (total|in total|all in|tw|altogether|all together|all in all|combined|overall|all up|between them)',
      'what:<carats> (of|in)? (<gemstone>|<stones>|stones)? (for|across|over|between) (the|both|a|all)* (pair|both|set|two|lot)',
      '(total|combined|overall|altogether) (diamond|stone|gem)? (carat|ct)? weight? (of|is|:|=|about|around|approx|approximately|roughly)* what:<carats>',
      '(totalling|totaling|totals|add up to|adding up to) (about|around|approx|approximately|roughly)* what:<carats>',
      'together (weigh|weighing|they|about|around|be|should|make|making)* what:<carats>',
    ],
    effect: 'together',
    yes: [
      'Diamond studs, 1 ctw.',
      'A pair of sapphire studs, 2 carats in total.',
      'A band with 1.5 carats of diamonds altogether.',
      'Studs, total weight about 2 ct.',
      'White sapphire studs, 2.6 carats for the pair.',
    ],
    no: [
      'A 2 carat diamond ring.',
      'Studs of half a carat each.',
      'Total budget 2000 dollars, 2 carat ring.',
    ],
  },
  {
    name: 'measure-of-each',
    when: [
      '(what:<carats>|what:<millimetres>) ..2 (each|apiece|a piece|per (stone|diamond|side|ear))',
      'each ..3 (what:<carats>|what:<millimetres>)',
      `(what:<carats>|what:<millimetres>) ${QUALITIES} <stones>`,
      '<stones> (of|at|measuring|sized) (about|around|roughly|each)* what:<length>',
      '<stones> (,|of|at|about|around|roughly|are|each|all|in|with|a|size|sized)* (what:<carats>|what:<millimetres>)',
    ],
    effect: 'each',
    yes: [
      'An eternity band with 1.5 mm round diamonds.',
      'Twenty diamonds of 0.05 ct.',
      'Three birthstones, 3 mm each.',
      'Half eternity band, 2mm diamonds.',
      'Six rubies of 2.5 mm in a ring.',
    ],
    no: ['A 2 carat diamond ring.', 'An 8 mm oval opal.'],
  },
  {
    name: 'counted-of-a-cut',
    when: [`<number> ${QUALITIES} ${CUT} (cut|shaped)? ${QUALITIES} <stones>`],
    unless: ['(graduated|graduating|graduate|tapering|smaller|larger|bigger)'],
    effect: 'each',
    yes: ['A three stone ring with three round diamonds.'],
    no: ['A three stone ring with a round diamond.', 'Three diamonds.'],
  },
  {
    name: 'all-alike',
    when: [
      `all (of|the|them|<number>|stones|be|are|in|should|to|-)* ${CUT} (cut|cuts|shaped|shape)? (<stones>|$|,)`,
      `all (of|the|them|<number>|stones|be|are|in|should|to|-)* ${CUT} (cut|shaped)? ${QUALITIES} <stones>`,
      '(same|equal|identical|matching) (size|cut|shape|dimensions)',
      'all (of|the|them|<number>|stones|be|are|should)* (same|equal|identical|alike)',
    ],
    unless: [
      '(graduated|graduating|graduate|tapering|smaller|larger|bigger|halo)',
      'all (round|around|over)',
    ],
    effect: 'alike',
    yes: ['Trilogy ring, all emerald cut.', 'Five stones, all the same size.'],
    no: ['Diamonds all round the band.', 'A round diamond.'],
  },
];

export const STONE_MEASURE_RULES = ruleSet(RULES);
