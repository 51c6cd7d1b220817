/**
 * Products that many tests share, each with accounts and an address of its own. They belong to the process that the
 * workers come and go beside; each is started when a test first asks for it. To start one takes as much work as a
 * dozen pages: its database, its catalogue, and what its worker rehearses.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeShop } from './catalogue.ts';
import { Product } from './product.ts';

/** Where the workers ask for them. */
const ADDRESS = 'FILIGREE_SHARED_PRODUCTS';

/** Small pictures: what is tested here is the way, not the light. */
const SETTINGS = { PICTURE_SIZE: '128', TRUST_PROXY: '1' } as const;

export type SharedName = 'house' | 'jeweler';

/** @returns the address of the one that every worker shares, which is started if it is not there yet */
export async function shared(name: SharedName): Promise<string> {
  const keeper = process.env[ADDRESS];
  if (keeper === undefined) throw new Error('Nobody keeps products: this is no run of the browser tests.');
  const answer = await fetch(`${keeper}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Before all tests. @returns what is to be done after them */
export default async function keepProducts(): Promise<() => Promise<void>> {
  let shop: string | undefined;
  const starts: Record<SharedName, () => Promise<Product>> = {
    house: () => Product.start(SETTINGS),
    jeweler: () => {
      shop = writeShop();
      return Product.start({ ...SETTINGS, CATALOGUE_DIR: shop });
    },
  };
  const products = new Map<string, Promise<Product>>();
  const ask = (name: string): Promise<Product> => {
    const product = products.get(name) ?? starts[name as SharedName]();
    products.set(name, product);
    return product;
  };
  const keeper = createServer((request, response) => {
    ask((request.url ?? '').slice(1)).then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => keeper.listen(0, '127.0.0.1', done));
  process.env[ADDRESS] = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`;

  return async () => {
    keeper.closeAllConnections();
    keeper.close();
    const started = await Promise.allSettled(products.values());
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value.dispose() : undefined)));
    if (shop !== undefined) rmSync(shop, { recursive: true, force: true });
  };
}
