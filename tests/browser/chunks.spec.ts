import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  definitionNames,
  fileOf,
  filesWith,
  foreignDefinitions,
  type Chunks,
} from '../../tools/chunkGraph.ts';
import type { Request } from '@playwright/test';
import { expect, test } from './support/panel.ts';
import { pendingRequests } from './support/pendingRequests.ts';

const root = join(import.meta.dirname, '../..');
const panel = join(root, 'dist/panel');
const chunksOf = () =>
  // cast: Vite writes this shape
  JSON.parse(readFileSync(join(panel, '.vite/manifest.json'), 'utf8')) as Chunks;

/** Entry points from the URL to the panel's shell. */
const FRAME = ['index.html', 'panel', 'app/preloadRoute.ts'];
const LIST = [...FRAME, 'list', '../resources/leads/definition.ts'];
const HOME = [...FRAME, 'home'];

test('no screen loads the code of another resource', () => {
  const chunks = chunksOf();
  expect(definitionNames(chunks).length).toBeGreaterThan(10);
  expect(foreignDefinitions(chunks)).toEqual([]);
});

test('the first list loads no other screen and keeps its size limit', () => {
  const chunks = chunksOf();
  const files = filesWith(chunks, LIST);
  const others = ['home', 'sign-in', 'record', 'form'].map((name) => fileOf(chunks, name));
  expect(others.filter((file) => files.includes(file))).toEqual([]);
  const messageFiles = filesWith(chunks, ['../i18n/tr/first.ts']);
  const scripts = [...new Set([...files, ...messageFiles])].filter((file) => file.endsWith('.js'));
  const bytes = scripts.map((file) => statSync(join(panel, `${file}.br`)).size);
  // Each entity adds 0.1 to 0.2 by its menu entry.
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(222.5);
});

test('the first list keeps its limits of scripts, requests and elements until it is idle', async ({
  page,
  panel,
}) => {
  const pending = pendingRequests(page);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/realtime/')) finished.push(request);
  });
  await panel.signIn();
  await expect(page.getByRole('main').getByRole('row').nth(25)).toBeVisible();
  // Screens are fetched ahead in the idle moments between two requests.
  let idle = 0;
  let before = 0;
  const observe = () => {
    idle = pending.size === 0 && finished.length === before ? idle + 1 : 0;
    before = finished.length;
    return idle;
  };
  await expect.poll(observe, { intervals: [500] }).toBe(4);
  const scripts = finished.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const kibibytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
  // Each entity adds 0.1 to 0.2.
  expect(kibibytes).toBeLessThan(302.5);
  expect(finished.length).toBeLessThanOrEqual(40);
  // With the demo's rows 600 together. A row that waits for an answer has one more, and other tests add such rows.
  const [all = 0, rows = 0, inRows = 0] = await Promise.all(
    ['*', 'tbody tr', 'tbody tr, tbody tr *'].map((selector) => page.locator(selector).count()),
  );
  expect(all - inRows).toBeLessThanOrEqual(260);
  expect(inRows / rows).toBeLessThanOrEqual(14);
});

test('the script of the review widget is small', () => {
  expect(statSync(join(panel, 'widget.js')).size / 1024).toBeLessThan(15);
});

test('the sign-in keeps its size limit, and its page with the form is compressed', async ({
  page,
  server,
}) => {
  const response = await page.request.get(`${server.url}/auth/login`);
  const headers = response.headers();
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  const scripts = filesWith(chunksOf(), ['index.html']).filter((file) => file.endsWith('.js'));
  const bytes = scripts.map((file) => statSync(join(panel, `${file}.br`)).size);
  // The goal is 75; the hashed names of the chunks alone move it by 0.1.
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(75.5);
});

test('no list and no home page loads MUI’s styling', () => {
  const chunks = chunksOf();
  const styling = fileOf(chunks, 'mui');
  const lists = definitionNames(chunks).map((name) => [
    ...FRAME,
    'list',
    `../resources/${name}/definition.ts`,
  ]);
  for (const screen of [HOME, ...lists])
    expect(filesWith(chunks, screen), String(screen.at(-1))).not.toContain(styling);
});

test('the gallery and its lightbox load no viewer of panoramas', () => {
  const chunks = chunksOf();
  const viewer = fileOf(chunks, 'ui/panorama/Panorama.tsx');
  const screens = ['../resources/medias/definition.ts', 'engine/list/tiles/Lightbox.tsx'];
  for (const screen of screens) expect(filesWith(chunks, [screen]), screen).not.toContain(viewer);
  expect(filesWith(chunks, ['ui/panorama/Panorama.tsx'])).toContain(viewer);
});

test('components of every page load no form and no other screen', () => {
  const chunks = chunksOf();
  const overIt = [
    'menu',
    'pages/notifications/BellPanel.tsx',
    'pages/palette/PaletteDialog.tsx',
    'pages/todo/TodoPage.tsx',
    'lead-parts',
    'shell/MenuDrawer.tsx',
    'shell/ShortcutSheet.tsx',
    'shell/UserMenuItems.tsx',
  ];
  const file = (name: string) => fileOf(chunks, name);
  const onEveryPage = filesWith(chunks, ['shell']);
  const others = ['mui', 'menu', 'dialog', 'home', 'list', 'record', 'form'];
  expect(others.filter((name) => onEveryPage.includes(file(name)))).toEqual([]);
  for (const part of overIt) expect(filesWith(chunks, [part]), part).not.toContain(file('form'));
});

test('the files of the first screens start with the marker for early compilation', () => {
  const chunks = chunksOf();
  const files = ['index.html', 'panel', 'views', 'list', 'home'].map((name) =>
    fileOf(chunks, name),
  );
  const firstLines = files.map((file) => readFileSync(join(panel, file), 'utf8').split('\n', 1)[0]);
  expect(new Set(firstLines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

test('a few characters beyond Latin-1 do not double the memory of a file’s source', () => {
  const assets = join(panel, 'assets');
  const doubled = readdirSync(assets).filter((file) => {
    if (!file.endsWith('.js')) return false;
    const source = readFileSync(join(assets, file), 'utf8');
    const beyond = source.match(/[^\0-\xff]/g)?.length ?? 0;
    return beyond > 0 && beyond < source.length / 500;
  });
  expect(doubled).toEqual([]);
});

test('first screens use no deferred messages', () => {
  const later = readFileSync(join(root, 'i18n/tr/later.ts'), 'utf8');
  const areas = [...later.matchAll(/from '\.\/(\w+)\.ts'/g)].map(([, name]) => name);
  const pages = readdirSync(join(root, 'i18n/tr/resources/later')).map((file) =>
    file.replace('.ts', ''),
  );
  expect(areas).toContain('settings');
  expect(pages).toContain('leadDesk');
  const key = new RegExp(
    `[\`'"](?:${areas.join('|')}|areas\\.statistics|resources\\.(?:${pages.join('|')}))\\.\\w+`,
    'g',
  );
  const chunks = chunksOf();
  const files = filesWith(chunks, [...LIST, ...HOME]).filter(
    // A definition references messages of its record's page, which it does not render itself.
    (file) => !file.includes('definition'),
  );
  const keys = files.flatMap((file) => readFileSync(join(panel, file), 'utf8').match(key) ?? []);
  expect(keys).toEqual([]);
});
