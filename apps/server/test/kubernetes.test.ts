/** What deploy/kubernetes promises a cluster is what the shop does. There is no cluster here; KEDA's query meets a real database. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { environmentSchema } from '../src/config/environment.ts';
import { ConfigError, parseConfig } from '../src/config.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { transactWithClient } from '../src/jobs/transact.ts';
import { STUDIO_QUEUES } from '../src/modules/studio/index.ts';
import { buildTestApp, registerUser, type TestApp } from './app.ts';
import { installationOf, readDeployed } from './kubernetes.ts';
import { beginRing, send } from './studio.ts';

const keys = new Set(Object.keys(environmentSchema.shape));
const installation = installationOf('example');
const labelsSchema = z.record(z.string(), z.string());
const probeSchema = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const containerSchema = z.looseObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  env: z.array(z.looseObject({ name: z.string() })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
  securityContext: z.looseObject({}),
  resources: z.object({ requests: labelsSchema, limits: labelsSchema }),
  startupProbe: probeSchema.optional(),
  livenessProbe: probeSchema.optional(),
  readinessProbe: probeSchema.optional(),
  lifecycle: z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) }).optional(),
});
const selectorSchema = z.object({ matchLabels: labelsSchema });
const deploymentSchema = z.looseObject({
  selector: selectorSchema,
  template: z.object({
    metadata: z.object({ labels: labelsSchema }),
    spec: z.looseObject({
      automountServiceAccountToken: z.literal(false),
      terminationGracePeriodSeconds: z.number(),
      securityContext: z.looseObject({}),
      initContainers: z.array(containerSchema),
      containers: z.array(containerSchema),
      volumes: z.array(z.looseObject({ name: z.string() })),
    }),
  }),
});
const specs = (kind: string) =>
  installation.manifests.filter((each) => each.kind === kind).map(({ spec }) => spec);
const named = (kind: string, name: string) =>
  installation.manifests.find((each) => each.kind === kind && each.metadata.name === name)?.spec;
const deployment = (part: 'http' | 'worker') =>
  deploymentSchema.parse(named('Deployment', `filigree-${part}`));
const mainOf = (part: 'http' | 'worker') => deployment(part).template.spec.containers[0]!;
const containers = (['http', 'worker'] as const).flatMap((part) => {
  const { spec } = deployment(part).template;
  return [...spec.initContainers, ...spec.containers];
});
const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const secretKeys = [...readDeployed('secret.env.example').matchAll(/^(\w+)=(.*)$/gm)];
const settings = installation.settings.filigree!;
const random = () => randomBytes(36).toString('base64url');

describe('deploy/kubernetes', () => {
  it('is put together of what an installation needs, each once', () => {
    const objects = installation.manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(objects.sort()).toEqual([
      'Deployment filigree-http',
      'Deployment filigree-worker',
      'Ingress filigree',
      'Namespace filigree',
      'NetworkPolicy filigree',
      'NetworkPolicy filigree-requests',
      'PodDisruptionBudget filigree-http',
      'PodDisruptionBudget filigree-worker',
      'ScaledObject filigree-worker',
      'Service filigree',
      'TriggerAuthentication filigree-queue',
    ]);
  });

  it('migrates in the same way before either process', () =>
    expect(deployment('worker').template.spec.initContainers).toEqual(
      deployment('http').template.spec.initContainers,
    ));

  it('sets keys that there are, and no secret in a file', () => {
    const given = [
      ...Object.keys(settings),
      ...secretKeys.map(([, key]) => key!),
      ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
    ];
    expect(given.length).toBeGreaterThan(20);
    expect(given.filter((key) => !keys.has(key))).toEqual([]);
    expect(new Set(given).size).toBe(given.length);
    expect(secretKeys.map(([, , value]) => value)).toEqual(secretKeys.map(() => ''));
    expect(specs('Secret')).toEqual([]);
  });

  it('is a production that starts once its secrets are given, and says before which are missing', () => {
    const empty = Object.fromEntries(secretKeys.map(([, key]) => [key!, '']));
    const problems = (() => {
      try {
        parseConfig({ ...settings, ...empty });
        return [];
      } catch (error) {
        if (error instanceof ConfigError) return error.problems;
        throw error;
      }
    })();
    for (const key of ['SESSION_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'S3_ACCESS_KEY_ID']) {
      expect(problems.filter((problem) => problem.includes(key))).not.toEqual([]);
    }
    const config = parseConfig({
      ...settings,
      ...empty,
      DATABASE_URL: 'postgres://shop:x@database.example:5432/filigree?sslmode=verify-full',
      SESSION_SECRET: random(),
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      SMTP_URL: 'smtps://shop:x@mail.example',
      STRIPE_SECRET_KEY: 'sk_live_abcdefgh',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh',
      STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
      METRICS_TOKEN: random(),
    });
    expect(config).toMatchObject({ environment: 'production', host: '0.0.0.0', trustedProxies: 1 });
  });

  it('starts what is built, from an image that is to be replaced', () => {
    const build = source('build.mjs');
    expect(installation.images).toEqual(['filigree']);
    expect(containers.map(({ name }) => name)).toEqual(['migrate', 'http', 'migrate', 'worker']);
    for (const { name, image, command, envFrom, volumeMounts } of containers) {
      expect(image).toBe('filigree');
      expect(command.at(-1)).toBe(`apps/server/build/${name}.js`);
      expect(build).toContain(`['${name}.ts', '${name}.ts']`);
      expect(envFrom).toEqual([{ configMapRef: { name: 'filigree' } }, { secretRef: { name: 'filigree' } }]);
      expect(volumeMounts.map((mount) => mount.mountPath)).toEqual(['/tmp', '/var/lib/filigree']);
    }
    expect(settings.DATA_DIR).toMatch(/^\/var\/lib\/filigree\//);
  });

  it('lets nobody be root, write outside of its folders, or do more than it must', () => {
    for (const { securityContext, resources } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory']);
      expect(Object.keys(resources.limits)).toEqual(['memory']);
    }
    for (const part of ['http', 'worker'] as const) {
      expect(deployment(part).template.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
    }
  });

  it('selects the pods that there are, at ports that they have', () => {
    const pods = (['http', 'worker'] as const).map((part) => deployment(part).template.metadata.labels);
    const count = (labels: Record<string, string>) =>
      pods.filter((pod) => Object.entries(labels).every(([key, value]) => pod[key] === value)).length;
    for (const part of ['http', 'worker'] as const) {
      expect(count(deployment(part).selector.matchLabels)).toBe(1);
      const budget = z
        .looseObject({ selector: selectorSchema })
        .parse(named('PodDisruptionBudget', `filigree-${part}`));
      expect(budget.selector).toEqual(deployment(part).selector);
    }
    const service = z
      .object({
        selector: labelsSchema,
        ports: z.tuple([z.looseObject({ name: z.string(), targetPort: z.string() })]),
      })
      .parse(named('Service', 'filigree'));
    expect(service.selector).toEqual(deployment('http').selector.matchLabels);
    const ports = { http: Number(settings.PORT), metrics: Number(settings.WORKER_METRICS_PORT) };
    expect(mainOf('http').ports).toEqual([{ name: 'http', containerPort: ports.http }]);
    expect(mainOf('worker').ports).toEqual([{ name: 'metrics', containerPort: ports.metrics }]);
    expect(service.ports[0].targetPort).toBe('http');
    const ingress = JSON.stringify(named('Ingress', 'filigree'));
    expect(ingress).toContain(`{"service":{"name":"filigree","port":{"name":"${service.ports[0].name}"}}}`);
    expect(ingress).toContain(`"host":"${new URL(settings.PUBLIC_URL!).host}"`);
    const policies = specs('NetworkPolicy').map((each) =>
      z.looseObject({ podSelector: selectorSchema }).parse(each),
    );
    expect(policies.map(({ podSelector }) => count(podSelector.matchLabels))).toEqual([2, 1]);
  });

  it('waits longer for an end than the processes take', () => {
    for (const part of ['http', 'worker'] as const) {
      const [, deadline] = /SHUTDOWN_DEADLINE_MS = ([\d_]+);/.exec(source(`src/${part}.ts`))!;
      const leaving = Number(mainOf(part).lifecycle?.preStop.exec.command.at(-1) ?? 0);
      const grace = deployment(part).template.spec.terminationGracePeriodSeconds;
      expect(grace).toBeGreaterThan(leaving + Number(deadline!.replaceAll('_', '')) / 1_000 + 5);
    }
  });
});

const scaledSchema = z.looseObject({
  scaleTargetRef: z.object({ name: z.string() }),
  minReplicaCount: z.number(),
  triggers: z.tuple([
    z.object({
      type: z.literal('postgresql'),
      metadata: z.object({ query: z.string(), targetQueryValue: z.string() }),
      authenticationRef: z.object({ name: z.string() }),
    }),
  ]),
});

describe('beside a shop', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  it('probes addresses that are served', async () => {
    const { startupProbe, livenessProbe, readinessProbe } = mainOf('http');
    for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
      expect((await test.app.inject({ url: probe!.httpGet.path })).statusCode).toBe(200);
      expect(probe!.httpGet.port).toBe('http');
    }
    // What the worker answers is held by metrics/worker-metrics.test.ts.
    const worker = mainOf('worker');
    for (const probe of [worker.startupProbe, worker.livenessProbe]) {
      expect(probe?.httpGet).toEqual({ path: '/healthz', port: 'metrics' });
    }
    expect(worker.readinessProbe).toBeUndefined();
  });

  it('scales workers by the pictures that wait and are drawn, counted by a role that sees nothing else', async () => {
    const scaled = scaledSchema.parse(named('ScaledObject', 'filigree-worker'));
    expect(named('Deployment', scaled.scaleTargetRef.name)).not.toHaveProperty('replicas');
    expect(scaled.minReplicaCount).toBeGreaterThan(0);
    const [{ metadata, authenticationRef }] = scaled.triggers;
    expect(named('TriggerAuthentication', authenticationRef.name)).toBeDefined();
    expect(Number(metadata.targetQueryValue)).toBeGreaterThan(0);

    // Roles are of the whole server, which other tests share: this one lasts as long as the transaction.
    const asScaler = async (text: string): Promise<unknown[]> => {
      const client = await test.database.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(readDeployed('scaling/role.sql'));
        await client.query('SET LOCAL ROLE filigree_scaler');
        const { rows } = await client.query<Record<string, unknown>>(text);
        return rows.flatMap((row) => Object.values(row));
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    };
    const count = async () => (await asScaler(metadata.query)).map(Number);
    await expect(asScaler('SELECT email FROM users')).rejects.toThrow('permission denied');
    await expect(asScaler('SELECT prompt FROM studio_jobs')).rejects.toThrow('permission denied');
    await expect(asScaler('SELECT data FROM pgboss.job')).rejects.toThrow('permission denied');

    expect(await count()).toEqual([0]);
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    const other = await beginRing(test.app, user);
    expect(await count()).toEqual([8]);
    await test.database.pool.query(
      `UPDATE studio_jobs SET state = 'running', claim_id = gen_random_uuid(), started_at = now(),
         lease_expires_at = now() + interval '1 hour' WHERE id = $1`,
      [job.id],
    );
    expect(await count()).toEqual([8]);
    expect((await send(test.app, user, 'POST', `/studio/jobs/${other.id}/cancel`)).statusCode).toBe(200);
    expect(await count()).toEqual([4]);

    const onError = (error: Error) => {
      throw error;
    };
    const queue = await openQueue(test.database.pool, { queues: STUDIO_QUEUES, supervise: false, onError });
    const views = { queue: 'studio-views', payload: z.object({}), expireInSeconds: 60 };
    expect(STUDIO_QUEUES).toContain(views.queue);
    await transactWithClient(test.database.pool, (_tx, client) => queue.send(client, views, {}));
    expect(await count()).toEqual([5]);
    await queue.close();
  });
});
