/**
 * What the studio needs of a design engine, in two halves: the drafting table reads words and draws plans (pure, in a
 * thread while a request waits); the workbench makes pieces and pictures of them (heavy, only in the worker).
 */
import type {
  GenerationRequest,
  GuideChange,
  Interpretation,
  Variation,
  VIEW_NAMES,
} from '@filigree/contracts';
import type { StoredDesign } from '../../../database/schema/studio.ts';
import type { Result } from '../../../http/failure.ts';

export interface DraftingTable {
  /** What was understood of a request. `offTopic` says why it is none for jewelry. */
  readonly interpret: (request: GenerationRequest) => Interpretation;
  /**
   * What would be made of a brief, always something; the same seed gives the same design.
   * @param seed whole number 0..2^32-1
   */
  readonly sketch: (brief: Interpretation['brief'], seed: number) => StoredDesign;
  /** Changes a design as asked. Fails with REFINEMENT_NOT_UNDERSTOOD or NOT_MAKEABLE. */
  readonly refine: (design: StoredDesign, instruction: string | GuideChange) => Result<Refinement>;
}

/**
 * The drafting table as requests use it: off the event loop, and bounded for each account. Beside what its functions
 * return, each fails with TEXT_TOO_COMPLEX, RATE_LIMITED or SERVICE_UNAVAILABLE.
 */
export interface DraftingService {
  readonly interpret: (accountId: string, request: GenerationRequest) => Promise<Result<Interpretation>>;
  /** One design for each seed. */
  readonly sketch: (
    accountId: string,
    brief: Interpretation['brief'],
    seeds: readonly number[],
  ) => Promise<Result<StoredDesign[]>>;
  readonly refine: (
    accountId: string,
    design: StoredDesign,
    instruction: string | GuideChange,
  ) => Promise<Result<Refinement>>;
  /** Lets whoever waits go with SERVICE_UNAVAILABLE. */
  readonly close: () => Promise<void>;
}

export interface Refinement {
  readonly design: StoredDesign;
  /** What was changed, in words; at least one entry. */
  readonly changes: readonly string[];
  readonly notUnderstood: readonly string[];
}

export interface Workbench {
  /**
   * Builds the solids of a design and readies them for pictures.
   * Rejects with NotMakeable when the design has no solids, and with the signal's reason.
   * @param seed of the pictures' noise, whole number 0..2^32-1
   * @param view from where its pictures are taken; hero by default
   */
  readonly build: (
    design: StoredDesign,
    seed: number,
    signal: AbortSignal,
    view?: EncodedPicture['view'],
  ) => Promise<Piece>;
  readonly close: () => Promise<void>;
}

/** A built piece. Every promise rejects with the signal's reason when aborted. */
export interface Piece {
  readonly title: string;
  readonly alt: string;
  readonly estimate: Variation['estimate'];
  readonly checks: Variation['checks'];
  /** A rough small picture, quickly. */
  readonly preview: (signal: AbortSignal) => Promise<RawPicture>;
  readonly picture: (options: PictureOptions) => Promise<EncodedPicture>;
  /** The piece as GLB for the live view. */
  readonly model: () => Promise<Uint8Array>;
  readonly dispose: () => void;
}

export interface PictureOptions {
  readonly signal: AbortSignal;
  readonly onPreview: (preview: RawPicture) => void;
  /** 0..1, never falling. */
  readonly onProgress: (fraction: number) => void;
}

export interface RawPicture {
  readonly width: number;
  readonly height: number;
  /** RGBA, rows from the top. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

export interface EncodedPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Without the dot. */
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly view: (typeof VIEW_NAMES)[number];
}

/** A design without solids. The message is for the customer. */
export class NotMakeable extends Error {
  override readonly name = 'NotMakeable';
}
