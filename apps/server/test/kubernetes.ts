/** The manifests in deploy/kubernetes as an installation has them: what its kustomization names, put together. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const root = new URL('../../../deploy/kubernetes/', import.meta.url);
export const readDeployed = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

/** Strict: a field that is not put together here would be passed over. */
const kustomizationSchema = z.strictObject({
  apiVersion: z.string(),
  kind: z.enum(['Kustomization', 'Component']),
  namespace: z.string().optional(),
  resources: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).default([]),
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        behavior: z.literal('merge').optional(),
        literals: z.array(z.string()),
      }),
    )
    .default([]),
});

const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.unknown().optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export interface Installation {
  readonly manifests: readonly Manifest[];
  readonly images: readonly string[];
  /** By the name of the config map. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Every document of a file; throws on anything that YAML does not allow, a key that stands twice included. */
function documentsOf(path: string): unknown[] {
  return parseAllDocuments(readDeployed(path)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join('\n')}`);
    return document.toJS();
  });
}

/** @param folder below deploy/kubernetes, as in `example` */
export function installationOf(folder: string): Installation {
  const own = kustomizationSchema.parse(documentsOf(`${folder}/kustomization.yml`)[0]);
  const files = own.resources.filter((each) => each.endsWith('.yml'));
  const folders = [...own.resources.filter((each) => !each.endsWith('.yml')), ...own.components];
  const below = folders.map((each) => installationOf(`${folder}/${each}`));
  const settings: Record<string, Record<string, string>> = {};
  for (const part of below) Object.assign(settings, part.settings);
  for (const { name, behavior, literals } of own.configMapGenerator) {
    if ((behavior === 'merge') !== name in settings) throw new Error(`${folder}: ${name} cannot be merged.`);
    const pairs = literals.map((literal) => /^(\w+)=(.+)$/.exec(literal)!.slice(1));
    settings[name] = { ...settings[name], ...Object.fromEntries(pairs) };
  }
  return {
    manifests: [
      ...below.flatMap(({ manifests }) => manifests),
      ...files.flatMap((file) => documentsOf(`${folder}/${file}`).map((each) => manifestSchema.parse(each))),
    ],
    images: [...below.flatMap(({ images }) => images), ...own.images.map(({ name }) => name)],
    settings,
  };
}
