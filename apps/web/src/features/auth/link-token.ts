/**
 * The token of the link that led here. Asked for when it is used, not while the page is drawn: pages are written at
 * build time, when nobody has come by a link yet.
 */
export function linkToken(): string {
  return new URLSearchParams(window.location.search).get('token') ?? '';
}
