import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from '../http/errors.ts';
import { Metrics } from './Metrics.ts';
import { recordRequests } from './recordRequests.ts';
import { shedLoad } from './shedLoad.ts';

test('counts rejected requests without their duration', async () => {
  let waiting = 1_000;
  const app = Fastify();
  const metrics = new Metrics();
  app.setErrorHandler(answerError);
  recordRequests(app, metrics);
  shedLoad(app, { pool: () => ({ max: 1, waiting }) });
  app.get('/leads', { config: { operationId: 'listLeads' } }, async () => 'served');
  const rejected = await app.inject('/leads');
  expect(rejected.statusCode).toBe(503);
  expect(rejected.headers['retry-after']).toMatch(/^[1-5]$/);
  const ofLeads = async () =>
    (await metrics.text()).split('\n').filter((line) => line.includes('operation="listLeads"'));
  expect(await ofLeads()).toEqual([
    'http_requests_total{operation="listLeads",method="GET",status="503"} 1',
  ]);
  waiting = 0;
  expect((await app.inject('/leads')).statusCode).toBe(200);
  expect(await ofLeads()).toContain('http_request_duration_seconds_count{operation="listLeads"} 1');
  await app.close();
});
