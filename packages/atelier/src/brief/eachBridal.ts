/** Reads what is said of an engagement ring and of the wedding band beside it, each by itself. */
import { type Brief, type GenerationRequest, wornRingSchema } from '@filigree/contracts';
import { readWeddingBand } from './readers/weddingBands.ts';
import type { Reading } from './reading.ts';
import { readWords } from './readWords.ts';
import { resolve } from './resolve.ts';

type Resolved = ReturnType<typeof resolve>;

/** A band of which nothing was said is that of the ring, closed over the top. */
const isDescribed = ({ arrangements, ...band }: Brief): boolean =>
  band.gemstones.length + band.motifs.length + (band.figures?.length ?? 0) > 0 ||
  band.setting !== null ||
  band.finish !== null ||
  band.noStones ||
  band.bandWidthMm !== null ||
  band.bandProfile != null ||
  band.proportions.ornament !== null ||
  (arrangements ?? []).some((name) => name !== 'band');

/** Completes a brief for a bridal set by that of its ring and of its band, where the band was described. */
export function withWeddingBand(whole: Resolved, request: GenerationRequest, reading: Reading): Resolved {
  const { brief, understood } = whole;
  const isPair = brief.setTypes?.length === 2 && brief.setTypes.every((type) => type === 'Ring');
  const told = isPair && brief.eachRing == null ? readWeddingBand(reading) : null;
  if (told === null) return whole;
  const read = (prompt: string, guide: Partial<GenerationRequest>): Brief => {
    const { reading: _reading, eachRing: _each, ...own } = readWords(prompt);
    return resolve({ ...guide, prompt }, own).brief;
  };
  // What the guide chose is the ring's; the metal is that of both.
  const band = read(told.band, request.metalType === undefined ? {} : { metalType: request.metalType });
  if (!isDescribed(band)) return whole;
  const ring = read(told.ring, request);
  const arrangements = band.arrangements ?? [];
  return {
    ...whole,
    brief: {
      ...brief,
      eachRing: [
        wornRingSchema.parse({ ...ring, wearer: 'hers' }),
        wornRingSchema.parse({
          ...band,
          wearer: 'hers',
          arrangements: arrangements.includes('band') ? arrangements : [...arrangements, 'band'],
        }),
      ],
    },
    understood: [
      ...understood,
      { field: 'eachRing', value: 'wedding band', words: told.words, source: 'words' as const },
    ],
  };
}
