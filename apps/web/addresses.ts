/** The addresses that the app knows, for the server: what stands at others is answered as not found. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface RouteEntry {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
}

const ANY_OTHER = '*';

/** Full paths in the order of the table (`/`, `/pieces/:id`), without that of any other address. */
function addressesOf(routes: Readonly<Record<string, RouteEntry>>): string[] {
  const pathOf = ({ path, parentId }: RouteEntry): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent && pathOf(parent), path].filter(Boolean).join('/');
  };
  return Object.values(routes)
    .filter(({ path, index }) => index || (path && path !== ANY_OTHER))
    .map((route) => `/${pathOf(route)}`);
}

export async function writeAddresses(
  buildDirectory: string,
  routes: Readonly<Record<string, RouteEntry>>,
): Promise<void> {
  await writeFile(join(buildDirectory, 'client', '__addresses.json'), JSON.stringify(addressesOf(routes)));
}
