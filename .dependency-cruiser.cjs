/** The direction of dependencies (ARCHITECTURE.md): {raytracer, language} <- atelier <- server; contracts <- {atelier, server, web}; addresses <- {server, web}. */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const source = (path) => ({ path: `^${path}` });

/** The stages of the atelier in the order of the way of a prompt: each sees only those before it. */
const STAGES = [
  'materials',
  'brief',
  'design',
  'refine',
  'geometry',
  'checks',
  'estimate',
  'picture',
  'export',
];
const stageRules = STAGES.map((stage, index) =>
  forbid(
    `atelier-${stage}-looks-back-only`,
    'A stage of the atelier uses the stages before it, never those after.',
    source(`packages/atelier/src/${stage}/`),
    { path: `^packages/atelier/src/(${STAGES.slice(index + 1).join('|') || '(?!)'})/` },
  ),
).filter((_, index) => index < STAGES.length - 1);

module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Modules that need each other are one module.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid('contracts-stand-alone', 'The contracts know nobody.', source('packages/contracts/'), {
      path: '^(apps|packages/(?!contracts))',
    }),
    forbid('addresses-stand-alone', 'Addresses know nobody.', source('packages/addresses/'), {
      path: '^(apps|packages/(?!addresses))',
    }),
    forbid(
      'raytracer-stands-alone',
      'The raytracer knows nothing of jewelry.',
      source('packages/raytracer/'),
      { path: '^(apps|packages/(?!raytracer))' },
    ),
    forbid(
      'language-stands-alone',
      'The reading machinery knows nothing of jewelry.',
      source('packages/language/'),
      { path: '^(apps|packages/(?!language))' },
    ),
    forbid(
      'atelier-below-apps',
      'The atelier knows contracts, language and raytracer only.',
      source('packages/atelier/'),
      { path: '^(apps|packages/(?!atelier|contracts|language|raytracer))' },
    ),
    forbid(
      'graphics-without-server',
      'Graphics packages use no database, no HTTP and no DOM.',
      source('packages/(atelier|raytracer)/src'),
      {
        path: 'node_modules/(fastify|pg|pg-boss|drizzle-orm|react|react-dom|undici)/|^(node:)?https?$|^(node:)?net$',
      },
    ),
    forbid(
      'press-beside-the-apps',
      'The press makes the catalogue from the graphics packages; the shop knows its documents alone.',
      { path: '^(apps|packages)/' },
      { path: '^catalogue-press/' },
    ),
    forbid(
      'press-without-apps',
      'The press makes the catalogue without the shop.',
      source('catalogue-press/'),
      { path: '^apps/' },
    ),
    forbid(
      'web-without-server',
      'The web app never imports server code or graphics packages.',
      source('apps/web/'),
      { path: '^(apps/server|packages/(?!addresses|contracts))' },
    ),
    forbid(
      'server-without-web',
      'The server serves the built web app and imports none of it.',
      source('apps/server/'),
      { path: '^apps/web/' },
    ),
    forbid(
      'sandbox-stands-alone',
      'The stand-in for the payment provider knows nothing of the product.',
      source('packages/stripe-sandbox/'),
      { path: '^(apps|packages/(?!stripe-sandbox))' },
    ),
    forbid(
      'sandbox-behind-the-gateway',
      'What takes payments cannot tell the sandbox from the provider.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/stripe/' },
      { path: '^packages/stripe-sandbox/' },
    ),
    forbid(
      'connections-are-made-in-one-place',
      'Only there are lost connections heard of and shared in turns; others may know the types of the driver.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/database/|\\.test\\.ts$' },
      { path: 'node_modules/(pg|pg-pool)/', dependencyTypesNot: ['type-only'] },
    ),
    ...stageRules,
    forbid(
      'server-slices-by-their-index',
      'A module of the server uses another only through its index.',
      { path: '^apps/server/src/modules/([^/]+)/' },
      { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/($1/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'web-features-apart',
      'Features do not import each other; routes compose them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/(features/(?!$1/)|app/)' },
    ),
    forbid('web-ui-is-lowest', 'Primitives know neither features nor the app.', source('apps/web/src/ui/'), {
      path: '^apps/web/src/(features|app)/',
    }),
    forbid(
      'no-tests-in-source',
      'Source never imports tests.',
      { pathNot: '\\.test\\.tsx?$|/test/|^e2e/' },
      { path: '\\.test\\.tsx?$' },
    ),
    forbid(
      'declared-dependencies',
      'A workspace declares what it imports.',
      { pathNot: '\\.test\\.tsx?$|/test/|vitest|\\.config\\.' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'resolvable',
      'Imports resolve.',
      { pathNot: '^packages/raytracer/kernel' },
      { couldNotResolve: true, pathNot: '^\\./\\+types/|^virtual:|^\\.css' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(apps/web|apps/server|packages/raytracer)/build/|(^|/)(\\.react-router|test-results)/|packages/raytracer/kernel/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
