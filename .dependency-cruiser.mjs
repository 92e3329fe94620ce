// What may import what, and why. `npm run check` enforces it; tests/architecture plants a violation
// of every rule below and expects it to be caught.

/** A test may import anything: it stands outside of what it tests. */
const test = '\\.test\\.tsx?$';
const react = '^node_modules/(react|react-dom|@emotion|react-router|react-router-dom)/';
const reactOrMui = `${react}|^node_modules/@mui/(?!icons-material)`;

/** @param {string} path where imports of our own folders start from */
const from = (path, /** @type {string[]} */ except = []) => ({ path, pathNot: [test, ...except] });

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two files that import each other can only be read, tested and changed as one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    comment: 'An import that leads nowhere escapes every other rule here.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'tests-are-outside',
    comment: 'Code that ships must not lean on tests, benchmarks or tools: they are not shipped.',
    severity: 'error',
    from: from('^(openapi|resources|i18n|src|server)/'),
    to: { path: `${test}|^(tests|bench|tools)/` },
  },

  {
    name: 'contract-imports-nothing',
    comment: 'The contract is what all others agree on; it must not know any of them.',
    severity: 'error',
    from: from('^openapi/'),
    to: { path: '^(resources|i18n|src|server)/' },
  },
  {
    name: 'generated-imports-nothing',
    comment:
      'Panel and server share openapi/generated; a package it needs, both would have to carry.',
    severity: 'error',
    from: { path: '^openapi/generated/' },
    to: { pathNot: '^openapi/generated/' },
  },
  {
    name: 'deployments-import-nothing',
    comment: 'Server and panel read what a deployment says; it must not know either.',
    severity: 'error',
    from: from('^deployments/'),
    to: { path: '^(openapi|resources|i18n|src|server)/' },
  },
  {
    name: 'panel-takes-types-of-deployments',
    comment:
      'The server checks the file; the library that it needs for that would double the sign-in page.',
    severity: 'error',
    from: from('^src/'),
    to: { path: '^deployments/.*\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'words-import-nothing',
    comment: 'Words are data: server, sign-in page and panel load them without anything else.',
    severity: 'error',
    from: from('^i18n/'),
    to: { pathNot: '^(i18n|node_modules)/' },
  },
  {
    name: 'words-need-no-package',
    comment:
      'What words import, a sign-in page loads. Types of a library cost nothing and may pass.',
    severity: 'error',
    from: from('^i18n/'),
    to: { path: '^node_modules/', dependencyTypesNot: ['type-only'] },
  },

  {
    name: 'definitions-know-contract-and-engine',
    comment:
      'A definition says what is managed, not how: its own folder, the contract, the engine and ' +
      'ui pieces are enough. What needs more is a page.',
    severity: 'error',
    from: from('^resources/'),
    to: {
      path: '^(i18n|src|server|openapi)/',
      pathNot: ['^openapi/generated/', '^src/engine/', '^src/ui/', '^src/widget/'],
    },
  },
  {
    name: 'definitions-know-no-react',
    comment: 'A definition is data; what draws lives in the parts/ beside it.',
    severity: 'error',
    from: from('^resources/', ['^resources/[^/]+/parts/']),
    to: { path: `${reactOrMui}|^src/ui/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'definitions-use-few-packages',
    comment:
      'Icons for definitions; React, MUI, react-admin and its queries for parts. Data comes by the engine.',
    severity: 'error',
    from: from('^resources/'),
    to: {
      path: '^node_modules/',
      pathNot: `${reactOrMui}|^node_modules/(@mui|@types|react-admin|@tanstack/react-query)/`,
    },
  },
  {
    name: 'parts-belong-to-one-resource',
    comment: 'parts/ holds what only one resource uses; what two need belongs to the engine or ui.',
    severity: 'error',
    from: from('^resources/([^/]+)/'),
    to: { path: '^resources/[^/]+/parts/', pathNot: '^resources/$1/' },
  },

  {
    name: 'panel-knows-no-server',
    comment: 'The panel speaks to any API that keeps the contract; it must not reach behind it.',
    severity: 'error',
    from: from('^src/'),
    to: { path: '^server/' },
  },
  {
    name: 'engine-names-no-entity',
    comment:
      'The engine draws whatever a definition says; what it knows of one, all would inherit.',
    severity: 'error',
    from: from('^src/engine/'),
    to: { path: '^(resources/|src/(app|pages|shell|session|gallery)/)' },
  },
  {
    name: 'data-draws-nothing',
    comment: 'The data layer is tested and reused without a screen: no React, no MUI, no views.',
    severity: 'error',
    from: from('^src/data/'),
    to: {
      path: `${reactOrMui}|^node_modules/@mui/|^src/(app|engine|pages|shell|ui|gallery)/`,
    },
  },
  {
    name: 'ui-has-no-data',
    comment: 'A ui piece shows what it is given; one that fetches cannot be shown in the gallery.',
    severity: 'error',
    from: from('^src/ui/'),
    to: { path: '^src/(app|data|engine|gallery|pages|realtime|session|shell)/' },
  },
  {
    name: 'app-mounts-pages',
    comment: 'Only the composition root knows which pages there are; others link by route.',
    severity: 'error',
    from: from('^src/', ['^src/(app|pages)/']),
    to: { path: '^src/pages/' },
  },
  {
    name: 'app-is-the-root',
    comment:
      'Nothing below may import the composition root, or it could not be composed otherwise.',
    severity: 'error',
    from: from('^(resources|src)/', ['^src/app/']),
    to: { path: '^src/app/' },
  },
  {
    name: 'app-and-pages-know-resources',
    comment:
      'Shell, engine, data and session serve any resource; pages may reuse the parts of one.',
    severity: 'error',
    from: from('^src/', ['^src/(app|pages)/']),
    to: { path: '^resources/' },
  },
  {
    name: 'words-come-from-outside',
    comment: 'App, shell and pages load words; what lies below takes keys, or it loads them twice.',
    severity: 'error',
    from: from('^src/', ['^src/(app|pages|shell)/']),
    to: { path: '^i18n/[a-z]{2}/', dependencyTypesNot: ['type-only'] },
  },

  {
    name: 'server-knows-no-panel',
    comment: 'Server and panel meet in the contract only; the server must run without the panel.',
    severity: 'error',
    from: from('^server/'),
    to: { path: '^(src|resources)/|^openapi/(?!generated/)' },
  },
  {
    name: 'server-speaks-its-own-words',
    comment:
      'The server writes mails and messages: i18n/<language>/api.ts, mail.ts, providerForms.ts, publicReviews.ts, receipt.ts and rules.ts hold its words, no more.',
    severity: 'error',
    from: from('^server/'),
    to: {
      path: '^i18n/',
      pathNot:
        '^i18n/(messages\\.ts$|[a-z]{2}/(api|mail|providerForms|publicReviews|receipt|rules)\\.ts$)',
    },
  },
  {
    name: 'server-runs-without-dev-dependencies',
    comment:
      'Production installs no devDependencies; what the server imports belongs to dependencies.',
    severity: 'error',
    from: from('^server/'),
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'features-meet-by-commands',
    comment: "A feature's only door is its commands.ts; behind it, it may change without asking.",
    severity: 'error',
    from: from('^server/features/([^/]+)/'),
    to: {
      path: '^server/features/[^/]+/',
      pathNot: ['^server/features/$1/', '^server/features/[^/]+/commands\\.ts$'],
    },
  },
  {
    name: 'ports-are-chosen-once',
    comment: 'Which adapter stands behind a port is decided at start; others know port.ts only.',
    severity: 'error',
    from: from('^(?!server/ports/([^/]+)/)', [
      '^server/(main|app)\\.ts$',
      '^server/ports/[^/]+\\.ts$',
      '^(tests|bench|tools)/',
    ]),
    to: { path: '^server/ports/[^/]+/', pathNot: '^server/ports/[^/]+/port\\.ts$' },
  },
  {
    name: 'ports-do-not-meet',
    comment: 'An adapter that uses another port directly cannot be replaced alone.',
    severity: 'error',
    from: from('^server/ports/([^/]+)/'),
    to: {
      path: '^server/ports/[^/]+/',
      pathNot: ['^server/ports/$1/', '^server/ports/[^/]+/port\\.ts$'],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    // Types count as imports: a shape that two folders share ties them as a value does.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: '^node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
