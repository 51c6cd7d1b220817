/** In the order in which they are asked: the later ones also claim to be the earlier ones' kin. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstOf = (list: typeof BROWSERS | typeof SYSTEMS, text: string): string | undefined =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** What a browser called itself, in two words; undefined where it says neither. */
export function deviceName(userAgent: string | null): { browser: string; system: string } | undefined {
  if (userAgent === null) return undefined;
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  return browser && system ? { browser, system } : undefined;
}
