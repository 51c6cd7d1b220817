import { describe, expect, it } from 'vitest';
import { fitLettering, linesOn } from './lettered.ts';
import { drawNameplate } from './nameplate.ts';
import type { PlateOrnament } from './plate.ts';
import type { OrnamentStyle } from './style.ts';

const plate = (text: string, widthMm: number): PlateOrnament => ({
  kind: 'plate',
  alloyId: 'main',
  accentAlloyId: 'main',
  outline: 'disc',
  widthMm,
  heightMm: widthMm,
  thicknessMm: 1.2,
  domeMm: 0,
  border: { kind: 'bevel' },
  field: { kind: 'text', text, lettering: 'sans', cut: 'engraved' },
  enamel: [],
});

describe('lettering on plates', () => {
  it('keeps a name that fits and says nothing', () => {
    const wished = plate('Amor', 18);
    expect(fitLettering(wished)).toEqual({ ornament: wished, adjustments: [] });
  });

  it('shortens what cannot be read at the smallest letters and says what it reads', () => {
    const { ornament, adjustments } = fitLettering(plate('To the moon and back again, always', 8));
    expect(ornament).toMatchObject({ field: { kind: 'text' } });
    const { field } = ornament as PlateOrnament;
    const text = field.kind === 'text' ? field.text : '';
    expect('To the moon and back again, always'.startsWith(text)).toBe(true);
    expect(adjustments).toHaveLength(1);
    expect(adjustments[0]).toContain(text);
  });

  it('grows a plate for its text no further than plates are made', () => {
    const drawn = Array.from({ length: 57 }, (_, i) => 4 + i);
    const widths = drawn.map((mm) => {
      const { ornament } = fitLettering(plate('Forever and always, to the moon and back', mm), 'free');
      return ornament.kind === 'plate' ? ornament.widthMm : 0;
    });
    expect(Math.max(...widths)).toBeLessThanOrEqual(60);
    expect(widths.some((mm, i) => mm > drawn[i])).toBe(true);
    const large: PlateOrnament = {
      ...plate('', 57),
      border: { kind: 'stepped' },
      field: { kind: 'text', text: 'x'.repeat(60), lettering: 'script', cut: 'raised' },
    };
    const { ornament } = fitLettering(large, 'free');
    expect(ornament.kind === 'plate' && ornament.widthMm).toBeLessThanOrEqual(60);
  });

  it('breaks a sentence into as many lines as let a plate stay as it is', () => {
    const text = 'Not all those who wander are lost';
    for (const mm of [19, 22]) {
      const { ornament, adjustments } = fitLettering(plate(text, mm));
      expect(adjustments).toEqual([]);
      const lines = ornament.kind === 'plate' ? linesOn(ornament) : null;
      expect(lines?.lines.join(' ')).toBe(text);
      expect(lines?.lines.length).toBeGreaterThan(3);
      expect(lines?.letterMm).toBeGreaterThanOrEqual(1.2);
    }
  });

  it('leaves the plate plain where no letter can be drawn', () => {
    const { ornament, adjustments } = fitLettering(plate('愛', 18));
    expect(ornament).toMatchObject({ field: { kind: 'plain' } });
    expect(adjustments).toHaveLength(1);
  });
});

describe('names in cut letters', () => {
  const style = { alloyId: 'main', sizeMm: 18 } as OrnamentStyle;

  it('are drawn for short names, no longer than is worn', () => {
    const drawn = drawNameplate(style, 'Sofia', 'script');
    expect(drawn).toMatchObject({ kind: 'nameplate', text: 'Sofia' });
    expect(drawn?.letterMm).toBeGreaterThanOrEqual(4);
  });

  it('are not drawn for sentences, for tiny ornaments or for letters that no font has', () => {
    expect(drawNameplate(style, 'Together for ever', 'script')).toBeNull();
    expect(drawNameplate({ ...style, sizeMm: 5 }, 'Sofia', 'script')).toBeNull();
    expect(drawNameplate(style, '愛', 'script')).toBeNull();
  });
});

it('coordinates are broken between the two, not before their quarters', () =>
  expect(linesOn(plate('53.2707 N, 9.0568 W', 18))?.lines).toEqual(['53.2707 N,', '9.0568 W']));
