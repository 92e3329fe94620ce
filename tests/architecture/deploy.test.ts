import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { listenLocally } from '../support/listenLocally.ts';
import { readProjectFile } from './projectFiles.ts';

const service = z.object({
  image: z.string().optional(),
  init: z.boolean().optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const { services } = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(readProjectFile('deploy/compose.yaml'), { merge: true }));

/** Statuses of /readyz of the process under check, one a request; the last one stays. */
let readiness: number[];
let served: Awaited<ReturnType<typeof listenLocally>>;
beforeEach(async () => {
  served = await listenLocally(
    createServer((request, response) => {
      const isReadiness = request.url === '/readyz';
      const next = () => (readiness.length > 1 ? readiness.shift() : readiness[0]);
      response.statusCode = isReadiness ? (next() ?? 503) : 200;
      response.end();
    }),
  );
});
afterEach(() => served.close());

/** Runs a command that asks the process at `address`. @returns its exit code */
async function run([command = '', ...args]: string[], address: string): Promise<number | null> {
  const own = args.map((one) =>
    one.replace(address, served.url).replace('/usr/bin/node', process.execPath),
  );
  expect(own.join(' ')).toContain(served.url);
  const child = spawn(command, own, { env: { ...process.env, MAINPID: `${process.pid}` } });
  await once(child, 'exit');
  return child.exitCode;
}

test.each(['panel-1', 'panel-2'])('%s is healthy in compose once it is ready', async (name) => {
  const [kind, ...command] = services[name]?.healthcheck?.test ?? [];
  expect(kind).toBe('CMD');
  readiness = [503];
  expect(await run(command, 'http://127.0.0.1:9464')).toBe(1);
  readiness = [200];
  expect(await run(command, 'http://127.0.0.1:9464')).toBe(0);
  expect(services[name]?.init).toBe(true);
});

test('systemd counts a process as started once it is ready', async () => {
  const unit = readProjectFile('deploy/panel.service').replaceAll('\\\n', '');
  const script = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit)?.[1] ?? '';
  const address = 'http://127.0.0.1:$((%i + 10000))';
  readiness = [503, 200];
  expect(await run(['/bin/sh', '-c', script], address)).toBe(0);
  expect(readiness).toEqual([200]);
  readiness = [503];
  // A process that has ended is never ready.
  expect(await run(['/bin/sh', '-c', `MAINPID=; ${script}`], address)).toBe(1);
});

test('every image of compose has a version', () => {
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  expect(images.length).toBeGreaterThan(3);
  expect(images.filter((image) => image.endsWith(':latest'))).toEqual([]);
});
