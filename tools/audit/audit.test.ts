import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readVulnerabilities } from './vulnerabilities.ts';
import { EXCEPTIONS, isAllowed, licenceFaults, nameAt } from './licences.ts';
import { readShipped } from './readShipped.ts';
import { importedPackages, shippedPackages } from './shippedPackages.ts';

const shipped = readShipped(resolve(import.meta.dirname, '../..'));

test('every shipped package has an accepted licence', () => {
  expect(shipped.paths.length).toBeGreaterThan(250);
  expect(shipped.paths).toEqual(
    // A package of the server, one of the panel, and a transitive one.
    expect.arrayContaining([
      'node_modules/fastify',
      'node_modules/@mui/material',
      'node_modules/pino',
    ]),
  );
  expect(shipped.paths).not.toContain('node_modules/vitest');
  expect(licenceFaults(shipped.lock, shipped.paths)).toEqual([]);
});

test('every licence exception is still needed', () => {
  const names = shipped.paths.map(nameAt);
  const unused = Object.keys(EXCEPTIONS).filter(
    (start) => !names.some((name) => name.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('a licence expression must allow an accepted choice', () => {
  for (const good of ['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC']) {
    expect(isAllowed(good), good).toBe(true);
  }
  for (const bad of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'none', 'SEE LICENSE IN X']) {
    expect(isAllowed(bad), bad).toBe(false);
  }
});

test('resolves dependencies as Node does', () => {
  const lock = {
    packages: {
      'node_modules/a': { dependencies: { b: '1' }, peerDependencies: { d: '1', e: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' }, license: 'GPL-3.0' },
      'node_modules/b': { license: 'GPL-2.0' },
      'node_modules/c': {},
      'node_modules/d': {},
      'node_modules/unused': {},
    },
  };
  const paths = shippedPackages(lock, ['a']);
  expect(paths).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ]);
  expect(licenceFaults(lock, paths)).toContain('b : GPL-3.0');
});

test('reads package imports, but not type imports', () => {
  const source = `import type { T } from 'types-only';
import { a } from '@mui/material/Box';
import './b.css';
const c = () => import('leaflet');
export { d } from "react-admin";`;
  expect(importedPackages(source)).toEqual(['@mui/material', 'leaflet', 'react-admin']);
});

test('returns vulnerabilities of shipped packages, or the error of the registry', () => {
  const output = JSON.stringify({
    vulnerabilities: {
      a: { severity: 'high', range: '<2', nodes: ['node_modules/a'] },
      tool: { severity: 'critical', range: '*', nodes: ['node_modules/tool'] },
    },
  });
  expect(readVulnerabilities(output, ['node_modules/a'])).toEqual({
    vulnerabilities: ['high: a <2'],
  });
  const refusal = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } });
  expect(readVulnerabilities(refusal, []).registryError).toBe('405 Method Not Allowed');
  expect(readVulnerabilities('no JSON', []).registryError).toBe('no JSON');
});
