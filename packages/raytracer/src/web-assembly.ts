/**
 * The part of the WebAssembly interface that is used here. TypeScript declares it with the browser's library
 * only, which the packages without a browser do not load.
 */
export interface WasmMemory {
  readonly buffer: SharedArrayBuffer;
  /** Grows by pages of 64 KiB; throws RangeError beyond the maximum. */
  grow(pages: number): number;
}

/** Compiled code; threads share it by message. */
export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}

interface WebAssemblyInterface {
  readonly Memory: new (limits: { initial: number; maximum: number; shared: true }) => WasmMemory;
  readonly Instance: new (
    module: WasmModule,
    imports: { env: { memory: WasmMemory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> };
  compile(bytes: Uint8Array): Promise<WasmModule>;
}

export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyInterface }).WebAssembly;
