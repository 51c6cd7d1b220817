import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('words of a picture', () => {
  it.each([
    'rose gold ring, oval morganite, macro photography, 8k, soft studio lighting, white background --ar 1:1',
    'silver ring, photorealistic, 4k',
    'gold cuff, hammered, 85mm lens, f/1.8, ISO 100, 1024x1024',
    'opal earrings, dreamy, bokeh, 4k uhd, shallow depth of field',
    'scarab pendant, museum lighting, octane render, unreal engine 5, trending on artstation',
    'statement necklace, editorial fashion photo, 85mm',
    'gold cross on black velvet, golden hour, shot on Canon, hyperrealistic, award winning photo',
    'sapphire ring, product shot, isolated on white background --v 6 --style raw --s 250',
  ])('are neither wishes nor unknown: %s', (prompt) => {
    const { brief, notUnderstood, offTopic } = interpret({ prompt });
    expect(notUnderstood).toEqual([]);
    expect(offTopic).toBeNull();
    expect(brief.budget).toEqual({ min: null, max: null });
    expect(brief.era).toBeNull();
    expect(brief.metals.filter((metal) => /^10k|Rhodium/.test(metal))).toEqual([]);
    expect([brief.bandWidthMm, brief.lengthIn, brief.ringSize, brief.stoneCount]).toEqual(
      Array(4).fill(null),
    );
  });

  it('leave the culture of a boteh alone', () => {
    expect(interpret({ prompt: 'gold pendant, bokeh' }).brief.culture).toEqual([]);
    expect(interpret({ prompt: 'gold boteh pendant' }).brief.culture).toEqual(['Persian']);
  });

  it('leave sums, karats and measures as they are', () => {
    const brief = (prompt: string) => interpret({ prompt }).brief;
    expect(brief('a ring under 4k, hyperrealistic').budget.max).toBe(4000);
    expect(brief('a ring, my budget is 8k, studio lighting').budget.max).toBe(8000);
    expect(brief('8k gold ring, studio lighting').metals).toEqual(['10k Gold']);
    expect(brief('bangle 50 mm inside, bokeh').pieceSizeMm).toEqual([50]);
    expect(brief('I have a photo of a ring, I could pay 4k').budget.max).toBe(4000);
    expect(brief('a ring, octane render, --no diamonds').excludedGemstones).toEqual(['Diamond']);
  });

  it('leave the ground of an enamel alone', () => {
    const metals = (prompt: string) => interpret({ prompt }).brief.metals;
    expect(metals('gold signet, macro shot, dark moody lighting, black background')).toEqual(['Yellow Gold']);
    expect(interpret({ prompt: 'gold star on a blue enamel background' }).brief.enamelColours).toEqual([
      'blue',
    ]);
  });

  it('alone ask for nothing', () => {
    expect(interpret({ prompt: 'octane render, 8k, bokeh' }).offTopic).not.toBeNull();
  });
});
