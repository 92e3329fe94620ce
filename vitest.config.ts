import { defineConfig } from 'vitest/config';
import { panelConstants } from './tools/panelPaths.ts';

const quick = { testTimeout: 20_000, hookTimeout: 60_000 };

/**
 * Faked by default, without `performance`: React reads it, and a moment of a fake clock would delay what it
 * reveals in later files.
 */
const faked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'Date',
] as const;

/** The same files prove the API on the embedded database and on a PostgreSQL server. */
const api = {
  include: ['tests/api/**/*.test.ts'],
  ...quick,
  // A sweep over every operation is longer with each entity.
  testTimeout: 60_000,
};

/** Tests that start a database or a process, or take seconds: `npm run check` leaves them out. */
const slow = [
  'server/{app,built,main,start}.test.ts',
  'server/operations/{operations,restore}.test.ts',
  'server/db/{crash,embedded,lock,postgres,sessionDefaults}.test.ts',
  'tools/drift/*.test.ts',
  'tools/start.test.ts',
  'tests/architecture/guards.test.ts',
  'tools/subsetFonts.test.ts',
  'tools/newResource/draftResource.test.ts',
  'resources/examples.test.ts',
  'openapi/generator/generated.test.ts',
  'server/http/compile.test.ts',
  'server/ports/mail/smtp.test.ts',
  'server/ports/payments/sandbox/startSandboxGateway.test.ts',
  'server/features/payments/rules/attempt.test.ts',
  'server/secrets/password.test.ts',
];

// Files share a process and its modules (a third of the time), so no module keeps state that a
// test could leave behind.
export default defineConfig({
  define: panelConstants,
  test: {
    isolate: false,
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    maxWorkers: 2,
    allowOnly: false,
    env: { TZ: 'UTC' },
    fakeTimers: { toFake: [...faked] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{openapi,i18n,server,tools,bench}/**/*.test.ts',
            'resources/**/*.test.ts',
            'tests/support/chromium.test.ts',
            'tests/browser/support/*.test.ts',
          ],
          exclude: slow,
          ...quick,
        },
      },
      {
        extends: true,
        test: { name: 'unit-slow', include: slow, ...quick, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'resources/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
          ...quick,
          // Rendering takes many times as long on a loaded machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          exclude: slow,
          testTimeout: 60_000,
          // The boundaries read every import of the project first.
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...quick },
      },
      {
        extends: true,
        test: {
          name: 'derived',
          environment: 'jsdom',
          include: ['tests/derived/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
          globalSetup: ['tests/derived/lane.ts'],
          // One test does all that a screen offers, some in vain.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-pglite',
          env: { TEST_DB: 'pglite' },
          ...api,
          exclude: [
            // Plans for whatever values: the embedded database makes none.
            '**/*.postgres.test.ts',
            // Sweeps over every operation try the contract, whatever the database: once, where it is quicker.
            'tests/api/{contract-derived,conformance}/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          env: { TEST_DB: 'postgres' },
          globalSetup: ['tests/support/postgresLane.ts'],
          ...api,
          include: [...api.include, 'tests/support/postgres.test.ts'],
        },
      },
      // Needs an installed PgBouncer, so `npm test` does not run it: `npm run test:pooler`.
      {
        extends: true,
        test: { name: 'pooler', include: ['tests/pooler/*.test.ts'], testTimeout: 60_000 },
      },
      // Needs an installed nginx: `npm run test:balancer`.
      {
        extends: true,
        test: { name: 'balancer', include: ['tests/balancer/*.test.ts'], ...quick },
      },
    ],
  },
});
