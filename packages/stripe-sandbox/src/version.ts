/** The one version of the API that is spoken: that of the official client beside which this package is tested. */
export const API_VERSION = '2026-10-28.endive';
