import { describe, expect, it } from 'vitest';
import { TWINS, type TwinForm } from '../../../design/ornament/drawnFigures.ts';
import type { EmblemForm } from '../../../design/ornament/emblemForms.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';

const glazed = (form: EmblemForm, sizeMm: number): Promise<number> =>
  atBench((bench) => {
    const work = new Workpiece();
    buildEmblem(bench, work, new StoneTray(), frameAt([0, 0, 0]), {
      kind: 'emblem',
      alloyId: 'main',
      accentAlloyId: 'main',
      form,
      ground: 'silhouette',
      sizeMm,
      stone: null,
      enamel: ['violet', 'blue'],
      border: null,
    });
    return work.enamels.reduce((sum, { solid }) => sum + solid.volume(), 0);
  });

describe('outlines of figures that are modelled in the round', () => {
  // A heart is all of one piece: its enamel lies about it.
  const celled = (Object.keys(TWINS) as TwinForm[]).filter((form) => form !== 'heart');

  it.each([
    ...celled,
    'butterfly',
    'forget-me-not',
    'pansy',
    'monstera',
    'ginkgo-leaf',
    'rain-cloud',
    'whale-tail',
    'mermaid-tail',
    'lily-of-the-valley',
    'leafy-vine',
    'flowering-branch',
    'hummingbird',
    'crane',
    'propeller',
    'compass',
    'coffin',
    'night-bat',
  ] as const)('%s has cells for glass at the size of an earring', async (form) => {
    expect(await glazed(form, 10)).toBeGreaterThan(1);
  });
});
