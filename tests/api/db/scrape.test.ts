import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { Metrics } from '../../../server/operations/Metrics.ts';
import { processMetrics } from '../../../server/operations/processMetrics.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a scrape reads the queues with one query, and the processor time as a counter', async () => {
  const statements: string[] = [];
  const executor = database.metrics.getExecutor();
  const watched = database.metrics.withPlugin({
    transformQuery({ node, queryId }) {
      statements.push(executor.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const metrics = new Metrics();
  const db = { ...database, metrics: watched };
  processMetrics(metrics, { db, startedAt: new Date(), relaysEvents: false });
  await database.kysely
    .insertInto('stale_days')
    .values({ customer_id: 1, provider_id: 1, at: new Date().toISOString() })
    .execute();
  const text = await metrics.text();
  expect(text).toMatch(/^queue_waiting\{queue="statistics"\} 1$/m);
  expect(text).toMatch(/^queue_oldest_seconds\{queue="statistics"\} /m);
  expect(text).toMatch(/^# TYPE process_cpu_seconds_total counter$/m);
  expect(statements.filter((sql) => sql.includes('stale_days'))).toHaveLength(1);
});
