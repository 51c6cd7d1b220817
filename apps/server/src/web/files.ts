/** The built web app, read once: small enough to be kept in memory, compressed when first asked for. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { SITE_SETTINGS_ID, type SiteSettings } from '@filigree/contracts/site';
import { z } from 'zod';
import { type Encoding, encode } from '../http/encoding.ts';

/** Where the app is served, and what its pages show of who runs it. */
export interface Installation {
  /** The address that people use, without a slash at its end. */
  readonly publicUrl: string;
  readonly site: SiteSettings;
}

export interface WebFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly etag: string;
  /** Its name holds a digest of what it holds, so that it never changes. */
  readonly isHashed: boolean;
  /** Digests of the scripts inside of a page, as a content security policy names them. */
  readonly scriptHashes: readonly string[];
  /** undefined for what is compressed already. */
  readonly compressed: ((encoding: Encoding) => Promise<Buffer>) | undefined;
}

export interface WebApp {
  /** By path: `/about`, `/assets/entry-1a2b3c4d.js`. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** The page for addresses that only the app itself knows. */
  readonly fallback: WebFile | undefined;
  /** Whether the app has a page for an address of its own; the fallback says of others that nothing is there. */
  readonly knows: (path: string) => boolean;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.hdr': 'image/vnd.radiance',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const COMPRESSIBLE = /^text\/|^application\/(?!octet)|^image\/svg|^model\//;
const WORTH_COMPRESSING_BYTES = 1_024;
/** Where the build puts files with a digest in their name. */
const HASHED_FOLDER = 'assets/';
const FALLBACK = '__spa-fallback.html';
/** The app's own addresses, a list of paths with `:name` for what changes. */
const ADDRESSES = '__addresses.json';
const Addresses = z.array(z.string());

/**
 * Pages are built before anybody knows where they will stand and who runs them: the settings of the installation are
 * written in as data, and networks that show shared links get the address of the picture in full
 * (https://ogp.me/#metadata).
 */
function asServed(name: string, bytes: Buffer, { publicUrl, site }: Installation): Buffer {
  if (!name.endsWith('.html')) return bytes;
  // "<" would end the element from inside of a text.
  const data = JSON.stringify(site).replaceAll('<', String.raw`\u003c`);
  const html = bytes
    .toString('utf8')
    .replace(/(<meta property="og:image" content=")(?=\/)/g, (start) => start + publicUrl)
    .replace(
      '</head>',
      () => `<script type="application/json" id="${SITE_SETTINGS_ID}">${data}</script></head>`,
    );
  return Buffer.from(html);
}

/**
 * @param root the folder of the build; an app without files when it is not there
 */
export async function readWebApp(root: string, installation: Installation): Promise<WebApp> {
  const files = new Map<string, WebFile>();
  let fallback: WebFile | undefined;
  let addresses: readonly string[] = [];
  for (const entry of await entriesOf(root)) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path).split(sep).join('/');
    const bytes = await readFile(path);
    if (name === ADDRESSES) {
      addresses = Addresses.parse(JSON.parse(bytes.toString('utf8')));
      continue;
    }
    const file = webFile(name, asServed(name, bytes, installation));
    if (name === FALLBACK) fallback = file;
    else files.set(addressOf(name), file);
  }
  return { files, fallback: fallback ?? files.get('/'), knows: matcherOf(addresses) };
}

function matcherOf(addresses: readonly string[]): (path: string) => boolean {
  const patterns = addresses.map((address) => address.split('/'));
  return (path) => {
    const parts = path.split('/');
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at])),
    );
  };
}

async function entriesOf(root: string) {
  try {
    return await readdir(root, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Pages stand as `about/index.html` and are asked for as `/about`. */
function addressOf(name: string): string {
  return `/${name.replace(/(?:^|\/)index\.html$/, '')}`;
}

function webFile(name: string, bytes: Buffer): WebFile {
  const mediaType = MEDIA_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
  const isWorthIt = COMPRESSIBLE.test(mediaType) && bytes.length >= WORTH_COMPRESSING_BYTES;
  return {
    bytes,
    mediaType,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    isHashed: name.startsWith(HASHED_FOLDER),
    scriptHashes: mediaType.startsWith('text/html') ? scriptHashes(bytes.toString('utf8')) : [],
    compressed: isWorthIt ? once((encoding) => encode(encoding, bytes, 'thoroughly')) : undefined,
  };
}

function scriptHashes(html: string): string[] {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi),
  ];
  return scripts.map(([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`);
}

function once(compress: (encoding: Encoding) => Promise<Buffer>): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const found = made.get(encoding) ?? compress(encoding);
    made.set(encoding, found);
    return found;
  };
}
