import { describe, expect, it } from 'vitest';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildNameplate } from './build.ts';

/** The metal of letters: how many bodies, and how many holes go through them. */
const cutOut = (
  text: string,
  lettering: 'serif' | 'italic' | 'blackletter' | 'sans' | 'script',
  letterMm: number,
) =>
  atBench((bench) => {
    const work = new Workpiece();
    const spec = { kind: 'nameplate', alloyId: 'main', text, lettering, letterMm, thicknessMm: 1.4 } as const;
    buildNameplate(bench, work, new StoneTray(), frameAt([0, 0, 0]), spec);
    const metal = bench.union([...work.bodies.values()].flat());
    return { bodies: bench.bodies(metal).length, holes: metal.genus() };
  });

describe('letters cut from sheet', () => {
  it.each(['Amelia', 'Florence', 'Jasmine', 'Tiffany', 'Miss Kitty', 'Ångström'])(
    'are one body: %s',
    async (name) => {
      for (const lettering of ['serif', 'italic', 'blackletter', 'sans', 'script'] as const)
        expect((await cutOut(name, lettering, 8)).bodies, lettering).toBe(1);
    },
  );

  it.each(['serif', 'italic'] as const)('keep their hairlines in %s: an e stays one', async (lettering) => {
    for (const letterMm of [6, 8, 11]) expect((await cutOut('e', lettering, letterMm)).holes).toBe(1);
  });
});
