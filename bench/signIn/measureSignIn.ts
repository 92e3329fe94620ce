import type { FastifyInstance } from 'fastify';
import * as operations from '#contract/operations.ts';
import { addCustomer } from '../../tests/support/account.ts';
import { sandboxPorts } from '../../tests/support/api.ts';
import { embedded } from '../../tests/support/database.ts';
import { addSignIn } from '../../tests/support/signIn.ts';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/db/connection.ts';
import { quantile } from '../quantile.ts';
import { figure, type Table } from '../table.ts';

const WARM_UP = 10;
const ATTEMPTS = 200;
const KNOWN = 'ayse';
const UNKNOWN = 'nobody';
const identifiers = [KNOWN, UNKNOWN];

/**
 * Measures rejected sign-ins of a known and of an unknown account, in turns on the embedded database. The ratio of
 * their medians is near 1 as long as the duration does not reveal whether an account exists.
 */
export async function measureSignIn(): Promise<Table> {
  const db = await embedded();
  const app = await buildApp({ db, ports: sandboxPorts(db) });
  try {
    await addSignIn(db, { customerId: await addCustomer(db), username: KNOWN });
    const times = new Map(identifiers.map((identifier): [string, number[]] => [identifier, []]));
    for (let round = 0; round < WARM_UP + ATTEMPTS; round += 1)
      for (const [identifier, own] of times) {
        const time = await timeRejected(app, db, identifier);
        if (round >= WARM_UP) own.push(time);
      }
    const rows = [...times].map(([identifier, own]) => ({
      name: identifier === KNOWN ? 'known account, wrong password' : 'unknown account',
      p50: quantile(own, 0.5),
      p95: quantile(own, 0.95),
    }));
    const first = rows[0]?.p50 ?? Number.NaN;
    return {
      title: `Rejected sign-ins, ${ATTEMPTS} each in turns, ms`,
      columns: ['sign-in', 'p50', 'p95', 'ratio of p50'],
      rows: rows.map(({ name, p50, p95 }) => [name, figure(p50), figure(p95), figure(p50 / first)]),
    };
  } finally {
    await app.close();
    await db.close();
  }
}

/** Returns the milliseconds of a rejected sign-in. @throws Error when it is not rejected as wrong */
async function timeRejected(
  app: FastifyInstance,
  { kysely }: Database,
  identifier: string,
): Promise<number> {
  // Resets the rate limit, which is not measured.
  await kysely.deleteFrom('rate_counters').execute();
  const start = performance.now();
  const { statusCode, body } = await app.inject({
    method: operations.signIn.method,
    url: `/api${operations.signIn.path}`,
    payload: { identifier, password: 'not-the-password' },
  });
  const time = performance.now() - start;
  if (statusCode !== 401)
    throw new Error(`expected 401 for ${identifier}, got ${statusCode}: ${body}`);
  return time;
}
