/** Shared 32-bit words handed out one at a time: batch counters and cancellation flags. */
export class ControlWords {
  readonly buffer = new SharedArrayBuffer(4096 * 4);
  readonly #words = new Int32Array(this.buffer);
  readonly #free: number[] = Array.from({ length: this.#words.length }, (_, i) => i);

  /** A word that is 0. Throws when thousands are in use at once. */
  take(): number {
    const index = this.#free.pop();
    if (index === undefined) throw new Error('too many pictures are being rendered at once');
    Atomics.store(this.#words, index, 0);
    return index;
  }

  raise(index: number): void {
    Atomics.store(this.#words, index, 1);
  }

  release(index: number): void {
    this.#free.push(index);
  }
}
