import type { DesignCheck } from '../../checks/index.ts';
import type { Design } from '../../design/document.ts';
import { isRing } from '../../design/document.ts';
import { chainsOf } from '../../design/piece/carriers.ts';
import { aboutGrams, areTwins, type Estimate, isPair, listSupply } from '../../estimate/index.ts';
import type { Measure, Solids } from '../../geometry/solids.ts';

/** One heading of the sheet with its lines; `label` stands left of its text. */
export interface Block {
  readonly heading: string;
  readonly lines: readonly { readonly label: string | null; readonly text: string }[];
}

export interface SheetData {
  readonly design: Design;
  readonly solids: Solids;
  readonly check: DesignCheck;
  readonly estimate: Estimate;
}

/** All that a workshop must know and cannot see, most needed first. */
export function factsOf(data: SheetData): Block[] {
  return [sizes(data), metals(data), stones(data), findings(data), surface(data), checks(data)].filter(
    ({ lines }) => lines.length > 0,
  );
}

const line = (label: string | null, text: string) => ({ label, text });
const mm = (value: number): string => `${Number(value.toFixed(2))} mm`;

function sizes({ design, solids }: SheetData): Block {
  const lines = [];
  if (isRing(design)) {
    const { size, band } = design;
    lines.push(line('Ring size', `US ${size.us}, ${mm(size.innerDiameterMm)} inside`));
    lines.push(line('Band', `${mm(band.widthMm)} wide, ${mm(band.thicknessMm)} thick, ${band.profile}`));
  } else if (design.carrier.kind === 'chain') {
    for (const { lengthMm } of chainsOf(design.carrier)) {
      const inches = (lengthMm / 25.4).toFixed(1).replace(/\.0$/, '');
      lines.push(line('Length', `${Math.round(lengthMm)} mm (${inches} in) with clasp`));
    }
  } else if (design.carrier.kind === 'bangle') {
    lines.push(line('Inside', `${mm(design.carrier.innerDiameterMm)} across`));
    const { widthMm, thicknessMm } = design.carrier.band;
    lines.push(line('Band', `${mm(widthMm)} wide, ${mm(thicknessMm)} thick`));
  }
  if (design.wallMm !== undefined) lines.push(line('Hollow', `wall ${mm(design.wallMm)}`));
  if (isPair(design))
    lines.push(
      line(
        'Make',
        areTwins(design) ? 'a pair, both alike; one is drawn' : 'a pair, not alike; both are drawn',
      ),
    );
  for (const [label, text] of thinnest(solids.measures)) lines.push(line(label, text));
  return { heading: 'Sizes', lines };
}

const MEASURED: Readonly<Partial<Record<Measure['kind'], string>>> = {
  wall: 'Thinnest wall',
  'prong-diameter': 'Prongs',
  'bead-diameter': 'Beads',
  'bezel-wall': 'Bezel wall',
  'stone-gap': 'Between stones',
};

/** The least of each kind that a bench measures. */
function thinnest(measures: readonly Measure[]): [string, string][] {
  const least = new Map<string, number>();
  for (const { kind, value } of measures) {
    const label = MEASURED[kind];
    if (label !== undefined) least.set(label, Math.min(value, least.get(label) ?? Infinity));
  }
  return [...least].map(([label, value]) => [label, `${mm(value)}${label === 'Prongs' ? ' thick' : ''}`]);
}

function metals({ design, solids, estimate }: SheetData): Block {
  const { cast } = listSupply(design, solids);
  const lines = estimate.metal.map(({ words }) => line(null, `${words} (10 % either way)`));
  for (const { name, count, gramsEach, alloy } of cast) {
    const times = count === 1 ? '' : `${count} x `;
    if (cast.length > 1 || count > 1)
      lines.push(line(null, `cast ${times}${name}: ${aboutGrams(gramsEach)}, ${alloy}`));
  }
  return { heading: 'Metal', lines };
}

function stones({ estimate }: SheetData): Block {
  return { heading: 'Stones', lines: estimate.stones.map(({ words }) => line(null, words)) };
}

function findings({ estimate }: SheetData): Block {
  return {
    heading: 'Bought findings',
    lines: estimate.bought.map(({ count, words, alloy }) =>
      line(null, `${count > 1 ? `${count} x ` : ''}${words}, ${alloy}`),
    ),
  };
}

function surface({ design, solids }: SheetData): Block {
  const finish = isRing(design) ? design.band.finish : design.finish;
  const second = isRing(design) ? design.band.secondFinish : undefined;
  const lines = [
    line(
      'Finish',
      second === undefined
        ? finish.toLowerCase()
        : `${finish.toLowerCase()}, ${second.place === 'edges' ? 'edges' : 'the other half'} ${second.finish.toLowerCase()}`,
    ),
  ];
  if (
    isRing(design) &&
    design.band.texture.kind !== 'none' &&
    design.band.texture.kind !== finish.toLowerCase()
  )
    lines.push(line('Texture', design.band.texture.kind));
  const colours = [...new Set(solids.enamels.map(({ colour }) => colour))];
  if (colours.length > 0)
    lines.push(
      line('Enamel', `${colours.join(', ')}; ${solids.enamels.length} cells, fired and stoned down`),
    );
  const { engraving } = design;
  if (engraving !== null)
    lines.push(
      line(
        'Engraving',
        `“${engraving.text}”, ${engraving.lettering}, ${engraving.place.replaceAll('-', ' ')}`,
      ),
    );
  return { heading: 'Surface', lines };
}

const STAGES = { prints: 'Prints', casts: 'Casts', wears: 'Wears' } as const;
const VERDICTS = { yes: 'yes', 'with-care': 'with care', no: 'not as it is' } as const;

function checks({ check }: SheetData): Block {
  const stages = (['prints', 'casts', 'wears'] as const).map(
    (stage) => `${STAGES[stage].toLowerCase()}: ${VERDICTS[check[stage]]}`,
  );
  const remarks = [
    ...check.findings.map(({ sentence }) => sentence),
    ...check.advice.map(({ where, reason, remedy }) => `${where}: ${reason} ${remedy}`),
  ];
  return {
    heading: 'Checks',
    lines: [line(null, stages.join('; ')), ...[...new Set(remarks)].map((text) => line('•', text))],
  };
}
