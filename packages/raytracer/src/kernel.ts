import { type WasmMemory, type WasmModule, webAssembly } from './web-assembly.ts';

/** What kernel/index.ts exports; addresses are bytes into the scene's memory. */
export interface Kernel {
  bind(scratch: number): void;
  raysTraced(): number;
  traceTile(
    view: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    samples: number,
    step: number,
    noiseTarget: number,
  ): number;
  estimateErrorRow(view: number, row: number, noiseTarget: number, denoised: boolean): number;
  bakeIrradianceRow(row: number): void;
  bakeLightMapRow(row: number, samples: number): void;
  blurLightMapLine(line: number, vertical: boolean, buffer: number): void;
  resolveRow(view: number, row: number): void;
  gatherRow(view: number, paddedRow: number): void;
  smoothVarianceRow(view: number, paddedRow: number, paddedHeight: number): void;
  denoiseTile(view: number, left: number, top: number, scratch: number): void;
  bloomSourceRow(view: number, row: number): void;
  bloomHorizontalRow(view: number, row: number): void;
  bloomVerticalRow(view: number, row: number): void;
  developRow(view: number, row: number): void;
  traceRays(rays: number, count: number, results: number): void;
  traceCoherentRays(rays: number, count: number, results: number): void;
  leaveFirstGem(rays: number, count: number, results: number): void;
}

/** A kernel on a memory; bind() it before each new scene there. */
export function instantiateKernel(module: WasmModule, memory: WasmMemory): Kernel {
  const instance = new webAssembly.Instance(module, { env: { memory } });
  // The compiler of the kernel writes no types for its exports; tests call every one of them.
  return instance.exports as unknown as Kernel;
}
