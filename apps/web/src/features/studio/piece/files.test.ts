import { describe, expect, it } from 'vitest';
import { testVariation } from '../testing.ts';
import { filesOf } from './files.ts';

const id = '00000001-0000-4000-8000-000000000000';

describe('the files of a design', () => {
  it('are the picture, the model, the sheet on the paper of the person, and the castings', () => {
    const variation = testVariation({ version: 3, modelUrl: 'models/a.glb' });
    expect(filesOf(variation, 'imperial')).toEqual([
      {
        label: 'download.picture',
        address: '/api/images/serve/pictures/a.png?f=png',
        name: 'slim-ring-in-silver-v3.png',
      },
      {
        label: 'download.model',
        address: `/api/studio/variations/${id}/model.glb?version=3`,
        name: 'slim-ring-in-silver-v3.glb',
      },
      {
        label: 'download.sheet',
        address: `/api/studio/variations/${id}/workshop.pdf?version=3&paper=letter`,
        name: 'slim-ring-in-silver-v3.pdf',
      },
      {
        label: 'download.casting',
        address: `/api/studio/variations/${id}/casting.zip?version=3`,
        name: 'slim-ring-in-silver-v3.zip',
      },
    ]);
    expect(filesOf(variation, 'metric')[2]?.address).toContain('paper=a4');
  });

  it('are the picture alone where there is no design', () => {
    const [picture, ...others] = filesOf(testVariation({ title: '✶' }), 'metric');
    expect(picture?.name).toBe('design-v1.png');
    expect(others).toEqual([]);
    const images = [{ url: '/renders/a.avif', width: 8, height: 8, view: 'hero' as const, alt: 'A ring' }];
    expect(filesOf(testVariation({ images }), 'metric')[0]).toMatchObject({
      address: '/renders/a.avif',
      name: 'slim-ring-in-silver-v1.avif',
    });
  });
});
