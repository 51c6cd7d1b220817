import type { Variation } from '@filigree/contracts';
import { API_BASE_PATH } from '@filigree/contracts/constants';
import type { MeasurementSystem } from '../../../ui/measure.ts';
import { isServed, pictureAddress } from '../../../ui/picture-address.ts';

export interface DesignFile {
  readonly label: 'download.picture' | 'download.model' | 'download.sheet' | 'download.casting';
  readonly address: string;
  /** For answers that do not name themselves. */
  readonly name: string;
}

/** "Slim ring in silver" becomes "slim-ring-in-silver". */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'design';

/** What a version of a design can be taken along as; pictures of hosted models are pictures only. */
export function filesOf(variation: Variation, system: MeasurementSystem): DesignFile[] {
  const { id, version, title, images, modelUrl } = variation;
  const base = `${API_BASE_PATH}/studio/variations/${encodeURIComponent(id)}`;
  const name = `${slugOf(title)}-v${version}`;
  const files: DesignFile[] = [];
  const [picture] = images;
  if (picture) {
    const address = pictureAddress(picture.url);
    const [, kind = 'png'] = /\.(\w+)$/.exec(picture.url) ?? [];
    const file = isServed(picture.url)
      ? // Without a width the picture comes as large as it was drawn.
        { address: `${address}?f=png`, name: `${name}.png` }
      : { address, name: `${name}.${kind}` };
    files.push({ label: 'download.picture', ...file });
  }
  if (modelUrl === null) return files;
  // Those who measure in inches print on letter paper.
  const paper = system === 'imperial' ? 'letter' : 'a4';
  return [
    ...files,
    { label: 'download.model', address: `${base}/model.glb?version=${version}`, name: `${name}.glb` },
    {
      label: 'download.sheet',
      address: `${base}/workshop.pdf?version=${version}&paper=${paper}`,
      name: `${name}.pdf`,
    },
    { label: 'download.casting', address: `${base}/casting.zip?version=${version}`, name: `${name}.zip` },
  ];
}
