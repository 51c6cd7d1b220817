import { describe, expect, it } from 'vitest';
import { refineDesign } from './refineDesign.ts';
import { designOf, pieceOf } from './testing.ts';

const ring = designOf('oval sapphire ring in yellow gold with a halo', 7);
const pendant = pieceOf('ruby pendant in silver', 7);

describe('an instruction in Spanish changes what the same changes in English', () => {
  it.each([
    [ring, 'hazlo más fino', 'make it thinner'],
    [ring, 'cambia el zafiro por un rubí', 'change the sapphire to a ruby'],
    [ring, 'quita el halo', 'remove the halo'],
    [ring, 'sin halo, por favor', 'no halo'],
    [ring, 'mejor en oro rosa', 'in rose gold'],
    [ring, 'la piedra más grande', 'a bigger stone'],
    [ring, 'agrega diamantes a los lados', 'add diamonds on the sides'],
    [ring, 'banda martillada', 'a hammered band'],
    [ring, 'talla 8', 'size 8'],
    [ring, 'haz la banda de 3 mm', 'make the band 3 mm'],
    [ring, 'quiero esmeralda en vez de zafiro', 'an emerald instead of the sapphire'],
    [ring, 'acabado mate y la banda más ancha', 'matte finish and a wider band'],
    [ring, 'mantén la piedra, cambia el metal a platino', 'keep the stone, change the metal to platinum'],
    [ring, 'gira la piedra', 'rotate the stone'],
    [pendant, 'cadena de 50 cm', 'a chain of 50 cm'],
    [pendant, 'que sea una mariposa', 'make it a butterfly'],
    [pendant, 'cámbialo a oro amarillo', 'change it to yellow gold'],
  ] as const)('%#', (design, spanish, english) => {
    const changed = refineDesign(design, spanish);
    const asked = refineDesign(design, english);
    expect(changed, spanish).toMatchObject({ ok: true, notUnderstood: [] });
    if (!changed.ok || !asked.ok) throw new Error(`"${english}" changes nothing`);
    expect(changed.changes).toEqual(asked.changes);
    // The history keeps what the customer wrote.
    expect(changed.design.provenance.refinements.at(-1)).toBe(spanish);
  });

  it('letters as they were written', () => {
    const engraved = refineDesign(ring, 'grábalo con "Sol y Luna"');
    expect(engraved).toMatchObject({ ok: true, changes: ['Engraving "Sol y Luna" inside the band'] });
  });

  it('says what it could not read', () => {
    expect(refineDesign(ring, 'ponle una cafetera')).toMatchObject({
      ok: false,
      error: { code: 'NOTHING_UNDERSTOOD', notUnderstood: ['cafetera'] },
    });
  });
});
