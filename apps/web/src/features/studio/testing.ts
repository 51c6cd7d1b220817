/** Pieces and jobs for tests. */
import type { Job, Variation } from '@filigree/contracts';

export function testVariation(changes: Partial<Variation> = {}): Variation {
  return {
    id: '00000001-0000-4000-8000-000000000000',
    prompt: 'a slim ring',
    images: [{ url: 'pictures/a.png', width: 768, height: 768, view: 'hero', alt: 'A slim ring' }],
    createdAt: '2026-11-20T12:00:00.000Z',
    model_used: 'atelier/1',
    title: 'Slim ring in silver',
    version: 1,
    changes: [],
    modelUrl: null,
    estimate: null,
    checks: [],
    ...changes,
  };
}

export function testJob(changes: Partial<Job> = {}): Job {
  return {
    id: '10000001-0000-4000-8000-000000000000',
    kind: 'generate',
    state: 'running',
    stage: 'building',
    fraction: 0.25,
    place: null,
    remainingS: null,
    mailsAtEnd: false,
    pictures: [],
    prompt: 'a slim ring',
    creditsHeld: 4,
    createdAt: '2026-11-20T12:00:00.000Z',
    generation: null,
    refinement: null,
    error: null,
    ...changes,
  };
}
