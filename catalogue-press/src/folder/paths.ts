/** Where things stand in the catalogue's folder. */
import { join } from 'node:path';

export interface CatalogueFolder {
  readonly root: string;
}

/** The document of a piece that is complete: what the server reads. */
export const documentPath = ({ root }: CatalogueFolder, slug: string): string => join(root, `${slug}.json`);

/** A document that still lacks pictures. */
export const draftsPath = ({ root }: CatalogueFolder): string => join(root, 'drafts');
export const draftPath = (folder: CatalogueFolder, slug: string): string =>
  join(draftsPath(folder), `${slug}.json`);

/** As documents name it, from the folder on. */
export const pictureFile = (slug: string, shot: string): string => `pictures/${slug}/${shot}.avif`;
export const picturePath = ({ root }: CatalogueFolder, slug: string, shot: string): string =>
  join(root, pictureFile(slug, shot));

/** What the pictures of a piece were made of. */
export const recordPath = ({ root }: CatalogueFolder, slug: string): string =>
  join(root, 'pictures', slug, 'record.json');
