import type { Kernel } from '../kernel.ts';
import { DENOISE_TILE_HEIGHT, DENOISE_TILE_WIDTH } from '../memory-layout.ts';
import type { Batch, BatchShare, Job } from './messages.ts';
import { threadMs } from './thread-clock.ts';

/** Takes units of a batch from the common counter until none is left or the batch is cancelled. */
export function runBatch(kernel: Kernel, scratch: number, batch: Batch, control: Int32Array): BatchShare {
  const start = threadMs();
  const raysBefore = kernel.raysTraced();
  let units = 0;
  let value = 0;
  while (true) {
    const unit = batch.first + Atomics.add(control, batch.counter, 1);
    if (unit >= batch.end) break;
    if (Atomics.load(control, batch.cancelled) === 0) value += runUnit(kernel, scratch, batch.job, unit);
    units++;
  }
  return { units, value, rays: kernel.raysTraced() - raysBefore, busyMs: threadMs() - start };
}

function runUnit(kernel: Kernel, scratch: number, job: Job, unit: number): number {
  switch (job.kind) {
    case 'traceTiles': {
      const across = Math.ceil(job.width / job.tileSize);
      const left = (unit % across) * job.tileSize;
      const top = Math.floor(unit / across) * job.tileSize;
      const right = Math.min(left + job.tileSize, job.width);
      const bottom = Math.min(top + job.tileSize, job.height);
      return kernel.traceTile(job.view, left, top, right, bottom, job.samples, 1, job.noiseTarget);
    }
    case 'estimateError':
      return kernel.estimateErrorRow(job.view, unit, job.noiseTarget, job.denoised);
    case 'bakeIrradiance':
      kernel.bakeIrradianceRow(unit);
      return 0;
    case 'bakeLightMap':
      kernel.bakeLightMapRow(unit, job.samples);
      return 0;
    case 'blurLightMap':
      kernel.blurLightMapLine(unit, job.vertical, scratch);
      return 0;
    case 'gather':
      kernel.gatherRow(job.view, unit);
      return 0;
    case 'smoothVariance':
      kernel.smoothVarianceRow(job.view, unit, job.paddedHeight);
      return 0;
    case 'denoise': {
      const left = (unit % job.tilesAcross) * DENOISE_TILE_WIDTH;
      const top = Math.floor(unit / job.tilesAcross) * DENOISE_TILE_HEIGHT;
      kernel.denoiseTile(job.view, left, top, scratch);
      return 0;
    }
    case 'resolve':
      kernel.resolveRow(job.view, unit);
      return 0;
    case 'bloomSource':
      kernel.bloomSourceRow(job.view, unit);
      return 0;
    case 'bloomHorizontal':
      kernel.bloomHorizontalRow(job.view, unit);
      return 0;
    case 'bloomVertical':
      kernel.bloomVerticalRow(job.view, unit);
      return 0;
    case 'develop':
      kernel.developRow(job.view, unit);
      return 0;
  }
}
