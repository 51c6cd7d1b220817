/** The workbench of our own engine: solids by the atelier, pictures by the ray tracer. Loaded in the worker only. */
import { type Design, membersOf, readDesign } from '@filigree/atelier/design';
import type { PriceTable } from '@filigree/atelier/estimate';
import {
  composePicture,
  composeView,
  describePicture,
  encodePicture,
  type ViewName,
} from '@filigree/atelier/picture';
import { createRenderer, type PreparedScene, type RenderQuality } from '@filigree/raytracer';
import type { StoredDesign } from '../../../database/schema/studio.ts';
import { type GeometryPiece, startGeometryThread } from './geometry/geometry-thread.ts';
import { showAdjustments, showChecks } from './show-checks.ts';
import { showEstimate } from './show-estimate.ts';
import { NotMakeable, type PictureOptions, type Piece, type Workbench } from './workbench.ts';

const PICTURE_QUALITY: RenderQuality = 'fast';
/** The first rough look at a piece: soon there, and good enough to choose by. */
const PREVIEW_PX = 320;
const PREVIEW_QUALITY: RenderQuality = { maxSamples: 8, noiseTarget: 0, denoise: true };
const MAIN_VIEW = 'hero';
/** Added to that of the process: the main thread and the geometry come first. */
const RENDER_NICENESS = 3;

interface WorkbenchOptions {
  /** Of the renderer, 1..64. */
  readonly threads: number;
  /** Width and height of a finished picture. */
  readonly pictureSizePx: number;
  /** Of the estimates; undefined: the table of the atelier. */
  readonly prices?: PriceTable | undefined;
}

export async function openAtelierWorkbench({
  threads,
  pictureSizePx,
  prices,
}: WorkbenchOptions): Promise<Workbench> {
  const renderer = await createRenderer({ threads, niceness: RENDER_NICENESS });
  let geometry = startGeometryThread(prices);
  return {
    async build(stored, seed, signal, viewName = MAIN_VIEW) {
      const design = designOf(stored);
      signal.throwIfAborted();
      if (geometry.hasEnded()) geometry = startGeometryThread(prices);
      const built = await geometry.build(design);
      if (!built.ok) throw new NotMakeable(NOT_JOINED, { cause: new Error(JSON.stringify(built.error)) });
      const { piece } = built;
      if (signal.aborted) piece.drop();
      signal.throwIfAborted();
      const { scene } = composePicture(piece.solids, design, viewName);
      const prepared = renderer.prepare(scene, signal);
      // The next piece is built meanwhile; who draws this one first hears of a failure.
      prepared.catch(() => undefined);
      return new AtelierPiece(design, piece, prepared, { seed, pictureSizePx, viewName });
    },
    async close() {
      await renderer.close();
      await geometry.close();
    },
  };
}

/** How a piece is photographed. */
interface Shot {
  readonly seed: number;
  readonly pictureSizePx: number;
  readonly viewName: ViewName;
}

class AtelierPiece implements Piece {
  readonly title: string;
  readonly alt: string;
  readonly estimate: Piece['estimate'];
  readonly checks: Piece['checks'];
  readonly #design: Design;
  readonly #piece: GeometryPiece;
  readonly #prepared: Promise<PreparedScene>;
  readonly #shot: Shot;

  constructor(design: Design, piece: GeometryPiece, prepared: Promise<PreparedScene>, shot: Shot) {
    this.title = design.title;
    this.alt = describePicture(design, shot.viewName);
    this.estimate = showEstimate(piece.estimate);
    this.checks = [
      ...showAdjustments(membersOf(design).flatMap(({ provenance }) => provenance.adjustments)),
      ...showChecks(piece.check),
    ];
    this.#design = design;
    this.#piece = piece;
    this.#prepared = prepared;
    this.#shot = shot;
  }

  async preview(signal: AbortSignal) {
    const scene = await this.#prepared;
    return scene.render(this.#view(PREVIEW_PX), { seed: this.#shot.seed, quality: PREVIEW_QUALITY, signal });
  }

  async picture({ signal, onPreview, onProgress }: PictureOptions) {
    const scene = await this.#prepared;
    const picture = await scene.render(this.#view(this.#shot.pictureSizePx), {
      seed: this.#shot.seed,
      quality: PICTURE_QUALITY,
      signal,
      onProgress,
      onPreview: (preview) => {
        // The renderer's own first look is rougher than the one that was shown already.
        if (preview.width > PREVIEW_PX) onPreview(preview);
      },
    });
    const bytes = await encodePicture(picture, 'png');
    const { width, height } = picture;
    return { bytes, contentType: 'image/png', extension: 'png', width, height, view: this.#shot.viewName };
  }

  model(): Promise<Uint8Array> {
    return this.#piece.model();
  }

  dispose(): void {
    this.#piece.drop();
    this.#prepared.then(
      (scene) => scene.dispose(),
      () => undefined,
    );
  }

  #view(sizePx: number) {
    return composeView(this.#piece.solids, this.#design, this.#shot.viewName, {
      width: sizePx,
      height: sizePx,
    });
  }
}

/** @throws {Error} for a document that was stored by us and that we cannot read: a bug, or a damaged row. */
function designOf(stored: StoredDesign): Design {
  const reading = readDesign(stored);
  if (reading.ok) return reading.design;
  const faults = reading.faults.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new Error(`A stored design cannot be read: ${faults}`);
}

const NOT_JOINED =
  'These parts cannot be joined into a piece that can be made. Nothing was charged. Try another setting.';
