/**
 * How many requests the API answers on this machine, what each costs and how long it takes: the real processes with
 * PostgreSQL, loaded over HTTP by 32 connections from the same machine.
 *
 *   npm run bench:api                    three runs of ten seconds for each call
 *   RUNS=1 SECONDS=3 npm run bench:api   shorter
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { piecesCalls } from '@filigree/contracts';
import { Product } from '../../e2e/support/product.ts';
import { cpuSecondsOfTree, machine } from '../support/machine.ts';
import { signUp } from '../support/sign-up.ts';
import { median, percentile, table } from '../support/statistics.ts';
import { makePiece, writeCatalogue } from './catalogue.ts';
import { type Load, load } from './load.ts';

const RUNS = Number(process.env.RUNS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 10);
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 32;
const PIECES = 96;
const LIST_SIZE = 24;

interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMsPerRequest: number;
  readonly requests: number;
  readonly errors: number;
}

async function measure(
  product: Product,
  what: Omit<Load, 'url' | 'connections' | 'seconds'>,
): Promise<Measured> {
  const common = { url: product.url, connections: CONNECTIONS, ...what };
  await load({ ...common, seconds: WARM_UP_SECONDS });
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run++) {
    const cpuBefore = cpuSecondsOfTree(product.processId);
    const felt = await load({ ...common, seconds: SECONDS });
    const cpuSeconds = cpuSecondsOfTree(product.processId) - cpuBefore;
    runs.push({
      perSecond: felt.requests / felt.seconds,
      p50Ms: median(felt.latenciesMs),
      p99Ms: percentile(felt.latenciesMs, 0.99),
      cpuMsPerRequest: (cpuSeconds * 1_000) / felt.requests,
      requests: felt.requests,
      errors: felt.errors,
    });
  }
  const middle = (value: (run: Measured) => number) => median(runs.map(value));
  return {
    perSecond: middle((run) => run.perSecond),
    p50Ms: middle((run) => run.p50Ms),
    p99Ms: middle((run) => run.p99Ms),
    cpuMsPerRequest: middle((run) => run.cpuMsPerRequest),
    requests: runs.reduce((sum, run) => sum + run.requests, 0),
    errors: runs.reduce((sum, run) => sum + run.errors, 0),
  };
}

/** One page of the catalogue, the same for everybody, uncompressed. */
async function catalogueList(product: Product): Promise<Measured> {
  const path = `/api/pieces?limit=${LIST_SIZE}`;
  const answer = await fetch(product.url + path, { headers: { 'accept-encoding': 'identity' } });
  const text = await answer.text();
  const pieces = piecesCalls.listPieces.response.parse((JSON.parse(text) as { data: unknown }).data);
  if (pieces.length !== LIST_SIZE) throw new Error(`The list has ${pieces.length} pieces.`);
  const bytes = Buffer.byteLength(text);
  listBytes = bytes;
  return measure(product, {
    shot: () => ({ method: 'GET', path }),
    isGood: (status, got) => status === 200 && got === bytes,
  });
}
let listBytes = 0;

/** Filters that vary from request to request, as people's do. */
async function catalogueFilters(product: Product): Promise<Measured> {
  const filters = ['category=ring', 'gemstones=Diamond,Ruby', 'materials=Platinum', 'styleTags=Vintage'];
  let sent = 0;
  return measure(product, {
    shot: () => {
      sent += 1;
      const priceMax = 500 + (sent % 90) * 100;
      return {
        method: 'GET',
        path: `/api/pieces?${filters[sent % filters.length]}&priceMax=${priceMax}&limit=24`,
      };
    },
    isGood: (status) => status === 200,
  });
}

/** Filters of which no two are the same: nothing that was kept can answer them. */
async function catalogueSearches(product: Product): Promise<Measured> {
  let sent = 0;
  return measure(product, {
    shot: () => {
      sent += 1;
      const priceMax = (9_000 + sent / 100).toFixed(2);
      return { method: 'GET', path: `/api/pieces?materials=Platinum,Silver&priceMax=${priceMax}&limit=24` };
    },
    isGood: (status) => status === 200,
  });
}

/** Pieces in the cart of one person. */
const CART_PIECES = 8;
/** Then the cart is emptied, before a line has more than a line may have. */
const ADDS_A_CART = 400;

/**
 * Each connection is a person with a cart of their own, who adds one piece after another: at first new lines, then
 * more of what is there. Every answer is the whole cart.
 */
async function cartAdd(product: Product): Promise<Measured> {
  const people = await Promise.all(Array.from({ length: CONNECTIONS }, () => signUp(product.url)));
  const ids = Array.from({ length: CART_PIECES }, (_, index) => makePiece(index).id);
  const turns = people.map(() => 0);
  return measure(product, {
    shot: (connection) => {
      const turn = turns[connection]!++;
      const headers = { authorization: `Bearer ${people[connection]}` };
      if (turn % ADDS_A_CART === 0) return { method: 'POST', path: '/api/cart/clear', headers };
      const body = JSON.stringify({ pieceId: ids[turn % CART_PIECES], quantity: 1 });
      const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      return { method: 'POST', path: '/api/cart/items', headers: { ...headers, ...json }, body };
    },
    isGood: (status) => status === 200,
  });
}

const catalogueDir = mkdtempSync(join(tmpdir(), 'filigree-bench-catalogue-'));
await writeCatalogue(catalogueDir, PIECES);
// Logs as in production; limits off, since all requests come from one address.
const product = await Product.start({ CATALOGUE_DIR: catalogueDir, LOG_LEVEL: 'info', RATE_LIMITS: 'off' });
try {
  const list = await catalogueList(product);
  const filtered = await catalogueFilters(product);
  const searches = await catalogueSearches(product);
  const cart = await cartAdd(product);
  const row = (name: string, measured: Measured, target: string) => [
    name,
    measured.perSecond.toFixed(0),
    measured.p50Ms.toFixed(1),
    measured.p99Ms.toFixed(1),
    measured.cpuMsPerRequest.toFixed(3),
    String(measured.errors),
    target,
  ];
  console.log(
    table([
      ['what', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms each', 'errors', 'to reach'],
      row(
        `list of ${LIST_SIZE} pieces (${listBytes} bytes)`,
        list,
        '2000/s, 0.6 ms CPU, p99 100 ms, 0 errors',
      ),
      row('list, 360 different filters', filtered, ''),
      row('list, never the same filter', searches, ''),
      row('cart add', cart, '600/s, p99 100 ms, 0 errors'),
    ]),
  );
  console.log(
    JSON.stringify({
      bench: 'api',
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      connections: CONNECTIONS,
      pieces: PIECES,
      runs: RUNS,
      secondsEach: SECONDS,
      listBytes,
      list,
      filtered,
      searches,
      cartAdd: cart,
    }),
  );
} finally {
  await product.dispose();
  rmSync(catalogueDir, { recursive: true, force: true });
}
