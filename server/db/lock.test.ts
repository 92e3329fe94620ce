import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockFolder } from './lock.ts';

let home: string;
let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'lock-'));
  folder = path.join(home, 'data');
  mkdirSync(folder);
});
afterEach(async () => {
  for (const child of children.splice(0)) await killed(child);
  rmSync(home, { recursive: true, force: true });
});

/** Runs `body` in a new process, in which `lockFolder`, `folder` and `say` are defined. */
function run(body: string) {
  const script = `
    import { existsSync, openSync, closeSync, unlinkSync } from 'node:fs';
    import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    const folder = ${JSON.stringify(folder)};
    const say = (word) => process.stdout.write(word + '\\n');
    const stay = () => setInterval(() => {}, 1000);
    ${body}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, next: async () => String((await lines.next()).value) };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const HOLD = `lockFolder(folder); say('held'); stay();`;
const TRY = `try { lockFolder(folder); say('held'); stay(); } catch (error) { say(error.name + ' ' + error.pid); }`;

test('a second process is rejected with the owner of the folder', async () => {
  const first = run(HOLD);
  expect(await first.next()).toBe('held');
  const second = run(TRY);
  expect(await second.next()).toBe(`DataFolderInUse ${first.child.pid}`);
  expect(() => lockFolder(folder)).toThrow(new RegExp(`data.* process ${first.child.pid} `));
});

test('after kill -9 the next start succeeds', async () => {
  const first = run(HOLD);
  expect(await first.next()).toBe('held');
  await killed(first.child);
  const second = run(TRY);
  expect(await second.next()).toBe('held');
});

test('the reused process id of a dead owner does not block', () => {
  lockFolder(folder);
  const [name = ''] = readdirSync(`${folder}.lock`);
  const file = path.join(`${folder}.lock`, name);
  const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(Object.assign({}, owner, { start: 'another boot/1' })));
  expect(() => lockFolder(folder)).not.toThrow();
});

test('an owner on another machine blocks while its heartbeat continues', () => {
  lockFolder(folder).release();
  const [name = ''] = readdirSync(`${folder}.lock`);
  const file = path.join(`${folder}.lock`, name);
  writeFileSync(file, JSON.stringify({ pid: 7, start: '', host: 'another-container', held: true }));
  expect(() => lockFolder(folder)).toThrow('process 7 on another-container');
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(file, minuteAgo, minuteAgo);
  expect(() => lockFolder(folder)).not.toThrow();
});

test('one process cannot lock twice by any path, but again after the release', () => {
  const other = path.join(home, 'link');
  symlinkSync(folder, other);
  const lock = lockFolder(folder);
  expect(() => lockFolder(other)).toThrow(DataFolderInUse);
  lock.release();
  lock.release();
  lockFolder(other).release();
  expect(readdirSync(`${folder}.lock`)).toHaveLength(1);
});

test('of many parallel starts exactly one gets the lock, also a stale one', async () => {
  const stale = run(HOLD);
  expect(await stale.next()).toBe('held');
  await killed(stale.child);

  const starters = Array.from({ length: 4 }, () =>
    run(`say('ready'); process.stdin.once('data', () => { ${TRY} });`),
  );
  for (const starter of starters) expect(await starter.next()).toBe('ready');
  for (const { child } of starters) child.stdin?.write('go\n');
  const outputs = await Promise.all(starters.map((starter) => starter.next()));
  expect(outputs.filter((output) => output === 'held')).toHaveLength(1);
  expect(outputs.filter((output) => output.startsWith('DataFolderInUse'))).toHaveLength(3);
}, 60_000);

test('processes that come and go, some of them killed, never hold the lock together', async () => {
  // Each process creates a file that must not exist while it holds the lock; the last one dies with the lock.
  const worker = `
    let wins = 0;
    while (wins < 100) {
      let lock;
      try { lock = lockFolder(folder); } catch { continue; }
      try { closeSync(openSync(folder + '/inside', 'wx')); } catch { say('TOGETHER'); process.exit(1); }
      for (const end = performance.now() + 2; performance.now() < end; );
      unlinkSync(folder + '/inside');
      wins += 1;
      if (wins < 100) lock.release();
    }
    say('done');
    process.kill(process.pid, 'SIGKILL');`;
  const workers = [run(worker), run(worker), run(worker)];
  expect(await Promise.all(workers.map((each) => each.next()))).toEqual(['done', 'done', 'done']);
}, 60_000);
