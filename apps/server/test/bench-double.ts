/** A design engine for tests: quick, deterministic, and its pictures are real small pictures. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Interpretation } from '@filigree/contracts';
import sharp from 'sharp';
import type { StoredDesign } from '../src/database/schema/studio.ts';
import { fail, ok } from '../src/http/failure.ts';
import type {
  DraftingService,
  DraftingTable,
  Piece,
  RawPicture,
  Workbench,
} from '../src/modules/studio/bench/workbench.ts';
import { modelFile } from './model-file.ts';

const PICTURE_PX = 64;
const PREVIEW_PX = 16;

const A_RING: Interpretation['brief'] = {
  type: 'Ring',
  metals: [],
  excludedMetals: [],
  gemstones: [],
  excludedGemstones: [],
  noStones: false,
  customGemstone: null,
  stoneCut: null,
  setting: null,
  excludedSettings: [],
  finish: null,
  motifs: [],
  era: null,
  culture: [],
  occasion: null,
  stoneCount: null,
  caratWeight: null,
  stoneSizeMm: [],
  bandWidthMm: null,
  lengthIn: null,
  ringSize: null,
  prongCount: null,
  engraving: null,
  matchingSet: false,
  sustainability: false,
  budget: { min: null, max: null },
  proportions: { band: null, presence: null, stone: null, ornament: null, profile: null },
  recipient: null,
};

/** Knows rings. "weather" is off topic; a ring cannot be made "impossible". */
export const draftingTableDouble: DraftingTable = {
  interpret: (request) => ({
    brief: A_RING,
    understood: [],
    notUnderstood: [],
    conflicts: [],
    cost: 4,
    offTopic: request.prompt.includes('weather') ? 'This does not describe a piece of jewelry.' : null,
  }),
  sketch: (_, seed) => ({ type: 'Ring', seed, bandWidthMm: 2 }),
  refine(design, instruction) {
    if (instruction === 'impossible') return fail('NOT_MAKEABLE', 'This cannot be made. Shorten it.');
    if (typeof instruction !== 'string' || !instruction.includes('wider')) {
      return fail('REFINEMENT_NOT_UNDERSTOOD', 'Say what should change, such as "a wider band".');
    }
    const refined = { ...design, bandWidthMm: Number(design.bandWidthMm) + 1 };
    return ok({ design: refined, changes: ['Band made wider'], notUnderstood: [] });
  },
};

/** What is said of words that take too much work: here those about a labyrinth. */
const LABYRINTH = fail('TEXT_TOO_COMPLEX', 'This is too much to read at once.');

/** A drafting table without threads and bounds. */
export function draftInProcess(table: DraftingTable): DraftingService {
  return {
    interpret: async (_account, request) =>
      request.prompt.includes('labyrinth') ? LABYRINTH : ok(table.interpret(request)),
    sketch: async (_account, brief, seeds) => ok(seeds.map((seed) => table.sketch(brief, seed))),
    refine: async (_account, design, instruction) =>
      instruction === 'labyrinth' ? LABYRINTH : table.refine(design, instruction),
    close: async () => undefined,
  };
}

export interface BenchDouble extends Workbench {
  /** How many pictures were drawn to their end. */
  readonly drawn: () => number;
  readonly isClosed: () => boolean;
}

interface BenchOptions {
  /** What happens before a piece is built: throw, or nothing. */
  readonly onBuild?: (design: StoredDesign) => void;
  /** What happens in the middle of each picture: wait, throw, or nothing. */
  readonly onPicture?: (drawn: number, signal: AbortSignal) => Promise<void>;
}

export function openBenchDouble(options: BenchOptions = {}): BenchDouble {
  let drawn = 0;
  let isClosed = false;
  return {
    drawn: () => drawn,
    isClosed: () => isClosed,
    async build(design, seed, signal, view = 'hero'): Promise<Piece> {
      await pause(1, undefined, { signal });
      options.onBuild?.(design);
      return {
        title: `Ring of ${design.bandWidthMm} mm`,
        alt: 'A plain ring on an ivory ground',
        estimate: null,
        checks: [],
        preview: async (previewSignal) => {
          previewSignal.throwIfAborted();
          return square(PREVIEW_PX, seed);
        },
        picture: async ({ onPreview, onProgress, signal: pictureSignal }) => {
          pictureSignal.throwIfAborted();
          onPreview(square(PREVIEW_PX, seed));
          onProgress(0.5);
          await options.onPicture?.(drawn, pictureSignal);
          onProgress(1);
          drawn += 1;
          const { data, width, height } = square(PICTURE_PX, seed);
          const image = sharp(data, { raw: { width, height, channels: 4 } });
          const bytes = await image.png({ compressionLevel: 1 }).toBuffer();
          return { bytes, contentType: 'image/png', extension: 'png', width, height, view };
        },
        model: async () => modelFile(),
        dispose: () => undefined,
      };
    },
    close: async () => {
      isClosed = true;
    },
  };
}

/** A disc on a light ground, its colour from the seed. */
function square(size: number, seed: number): RawPicture {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isInside = Math.hypot(x - size / 2, y - size / 2) < size / 3;
      const colour = isInside ? [seed & 255, (seed >>> 8) & 255, (seed >>> 16) & 255] : [240, 236, 228];
      data.set([...colour, 255], (y * size + x) * 4);
    }
  }
  return { width: size, height: size, data };
}
