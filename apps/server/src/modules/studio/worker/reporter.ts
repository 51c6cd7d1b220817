import { JOB_STAGES } from '@filigree/contracts';
import type { RawPicture } from '../bench/workbench.ts';
import type { Progress } from '../job/progress.ts';
import type { JobRow } from '../job/row.ts';
import { encodePreview } from './preview-image.ts';

type Stage = JobRow['stage'];

/** What is left of a job when its pictures are done: recording them and charging. */
const STORING_SHARE = 0.02;

/**
 * Gathers what a job reports and writes it down at a bounded pace: the newest state only, and of each picture the
 * newest preview. Stages and fractions only move on.
 */
export class Reporter {
  readonly #write: (progress: Progress) => Promise<void>;
  readonly #everyMs: number;
  readonly #fractions: number[];
  readonly #previews = new Map<number, RawPicture>();
  #stage: Stage = 'queued';
  #isDirty = false;
  #lastWriteMs = 0;
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param write must not reject: it decides itself what a failed write means. */
  constructor(pictures: number, everyMs: number, write: (progress: Progress) => Promise<void>) {
    this.#fractions = Array<number>(pictures).fill(0);
    this.#everyMs = everyMs;
    this.#write = write;
  }

  stage(stage: Stage): void {
    if (JOB_STAGES.indexOf(stage) <= JOB_STAGES.indexOf(this.#stage)) return;
    this.#stage = stage;
    this.#changed();
  }

  /** @param fraction done share of a picture, 0..1. */
  picture(index: number, fraction: number): void {
    if (fraction <= (this.#fractions[index] ?? 1)) return;
    this.#fractions[index] = Math.min(1, fraction);
    if (fraction >= 1) this.#previews.delete(index);
    this.#changed();
  }

  preview(index: number, picture: RawPicture): void {
    this.#previews.set(index, picture);
    this.#changed();
  }

  /** Writes nothing more; waits for the write under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #changed(): void {
    this.#isDirty = true;
    if (this.#isClosed || this.#writing || this.#timer) return;
    const waitMs = Math.max(0, this.#lastWriteMs + this.#everyMs - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#writing = this.#flush().finally(() => {
        this.#writing = undefined;
        if (this.#isDirty) this.#changed();
      });
    }, waitMs);
  }

  async #flush(): Promise<void> {
    this.#isDirty = false;
    this.#lastWriteMs = performance.now();
    const pending = [...this.#previews];
    this.#previews.clear();
    const previews = await Promise.all(pending.map(([index, picture]) => encodePreview(index, picture)));
    const mean = this.#fractions.reduce((sum, fraction) => sum + fraction, 0) / this.#fractions.length;
    await this.#write({
      stage: this.#stage,
      fraction: mean * (1 - STORING_SHARE),
      pictureFractions: [...this.#fractions],
      previews,
    });
  }
}
