import { API_BASE_PATH, IMAGE_WIDTHS } from '@filigree/contracts/constants';

const SERVE = `${API_BASE_PATH}/images/serve/`;

/**
 * Where the browser fetches a picture. Addresses of the web, inline data and paths of this site are used as given;
 * local files and object storage (`file:///a/b.png`, `s3://bucket/a/b.png`, `a/b.png`) are fetched through the API.
 */
export function pictureAddress(address: string): string {
  if (/^(?:https?:|data:|blob:|\/(?!\/))/.test(address)) return address;
  const path = address.replace(/^[a-z][\w+.-]*:\/\/[^/]*\//i, '').replace(/^\.?\//, '');
  return SERVE + path.split('/').map(encodeURIComponent).join('/');
}

/** Whether our own server renders this address in any width and format. */
export const isServed = (address: string): boolean => pictureAddress(address).startsWith(SERVE);

/** One rendition of a served picture; others have only the one. `width` is one of IMAGE_WIDTHS, in pixels. */
export function rendition(address: string, width: number, format: 'avif' | 'webp' | 'jpeg'): string {
  return isServed(address) ? `${pictureAddress(address)}?w=${width}&f=${format}` : pictureAddress(address);
}

/** The `srcset` of a served picture in one format, up to twice the largest width at which it is shown. */
export function sourceSet(address: string, format: 'avif' | 'webp' | 'jpeg', naturalWidth: number): string {
  const widths = IMAGE_WIDTHS.filter((width) => width >= 192 && width <= naturalWidth);
  return widths.map((width) => `${rendition(address, width, format)} ${width}w`).join(', ');
}
