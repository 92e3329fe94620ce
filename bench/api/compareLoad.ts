import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../../server/app.ts';
import type { Bulk } from '../../server/db/seed/bulk.ts';
import { figure } from '../table.ts';
import type { BenchDatabase } from './benchDatabase.ts';
import { handWrittenApp } from './handWritten.ts';
import { loadPath } from './listCases.ts';
import { listening } from './listening.ts';
import { requestsPerSecond } from './requestsPerSecond.ts';
import { sameDutiesApp } from './sameDuties.ts';

const TURNS = 6;
const SECONDS = 2;

interface Rival {
  name: string;
  app: FastifyInstance;
  path: string;
  hasSameAnswer: boolean;
}

/** Returns hand-written endpoints of the same list, from the one with every duty to the query alone. */
function rivalsOf(bench: BenchDatabase, bulk: Bulk): Rival[] {
  const path = loadPath.replace('/api/leads', '/list');
  const same = (name: string, app: FastifyInstance) => ({ name, app, path, hasSameAnswer: true });
  const { inTransaction, inPreparedTransaction } = bench;
  return [
    same('hand-written, same duties', sameDutiesApp(inTransaction)),
    ...(inPreparedTransaction
      ? [
          same(
            'hand-written, same duties, prepared statements',
            sameDutiesApp(inPreparedTransaction),
          ),
        ]
      : []),
    {
      name: 'hand-written, query only',
      app: handWrittenApp(bench.query, bulk),
      path: '/list',
      hasSameAnswer: false,
    },
  ];
}

/** @throws Error if an endpoint with the same duties answers anything else than the API */
async function assertSameAnswer(
  urls: readonly [ours: string, rival: string],
  headers: Record<string, string>,
): Promise<void> {
  const [ours, rival] = await Promise.all(
    urls.map(async (url) => (await fetch(url, { headers })).text()),
  );
  if (ours !== rival) throw new Error(`${urls[1]} answers other JSON than ${urls[0]}`);
}

/** Compares the filtered list's requests per second with those of hand-written endpoints. */
export async function compareLoad(
  parts: AppOptions,
  headers: Record<string, string>,
  bench: BenchDatabase,
  bulk: Bulk,
): Promise<string[][]> {
  const rivals = rivalsOf(bench, bulk);
  const apps = [await buildApp(parts), ...rivals.map(({ app }) => app)];
  return listening(apps, async ([ours = '', ...addresses]) => {
    const urls = [`${ours}${loadPath}`, ...rivals.map(({ path }, at) => `${addresses[at]}${path}`)];
    for (const [at, { hasSameAnswer }] of rivals.entries())
      if (hasSameAnswer) await assertSameAnswer([urls[0] ?? '', urls[at + 1] ?? ''], headers);
    const sums = urls.map(() => 0);
    // Alternates in both directions, so that other load on the machine affects all alike.
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [at, url] of turn % 2 === 0 ? [...urls.entries()] : [...urls.entries()].reverse())
        sums[at] = (sums[at] ?? 0) + (await requestsPerSecond(url, headers, SECONDS));
    const [own = 0, ...others] = sums;
    return [
      ['requests per second', figure(own / TURNS)],
      ...rivals.flatMap(({ name }, at) => [
        [name, figure((others[at] ?? 0) / TURNS)],
        ['ratio', (own / (others[at] ?? 0)).toFixed(2)],
      ]),
    ];
  });
}
