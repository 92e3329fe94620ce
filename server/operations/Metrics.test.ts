import { expect, test } from 'vitest';
import { Metrics } from './Metrics.ts';

test('writes counters with their labels escaped', async () => {
  const metrics = new Metrics();
  const counter = metrics.counter('calls_total', 'Calls.');
  counter.add({ operation: 'listLeads', status: '200' });
  counter.add({ operation: 'listLeads', status: '200' }, 2);
  counter.add({ operation: 'a"b\\c\nd', status: '500' });
  expect(await metrics.text()).toBe(
    [
      '# HELP calls_total Calls.',
      '# TYPE calls_total counter',
      'calls_total{operation="listLeads",status="200"} 3',
      'calls_total{operation="a\\"b\\\\c\\nd",status="500"} 1',
      '',
    ].join('\n'),
  );
});

test('counts an observation in its own bucket and all larger ones, and beyond the last in none', async () => {
  const metrics = new Metrics();
  const histogram = metrics.histogram('seconds', 'Time.', [0.1, 1]);
  for (const value of [0.1, 0.5, 7]) histogram.observe({ operation: 'x' }, value);
  expect((await metrics.text()).split('\n').slice(2, -1)).toEqual([
    'seconds_bucket{operation="x",le="0.1"} 1',
    'seconds_bucket{operation="x",le="1"} 2',
    'seconds_bucket{operation="x",le="+Inf"} 3',
    'seconds_sum{operation="x"} 7.6',
    'seconds_count{operation="x"} 3',
  ]);
});

test('reads a counter at each scrape', async () => {
  const metrics = new Metrics();
  let value = 1;
  metrics.readCounter('cpu_seconds_total', 'Processor time.', () => [{ value }]);
  value = 2;
  expect(await metrics.text()).toBe(
    [
      '# HELP cpu_seconds_total Processor time.',
      '# TYPE cpu_seconds_total counter',
      'cpu_seconds_total 2',
      '',
    ].join('\n'),
  );
});

test('reads gauges at each scrape, and omits failing ones', async () => {
  const metrics = new Metrics();
  let value = 1;
  metrics.gauge('depth', 'Depth.', () => [{ value }]);
  metrics.gauge('lost', 'Lost.', async () => {
    throw new Error('the database is away');
  });
  metrics.gauge('late', 'Late.', () => new Promise(() => undefined));
  value = 2;
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('depth 2');
  expect(lines).toContain('# TYPE lost gauge');
  expect(lines.some((line) => line.startsWith('lost') || line.startsWith('late'))).toBe(false);
});
