import { expect, test, vi } from 'vitest';
import { runStep } from './runStep.ts';
import { runSteps } from './runSteps.ts';

const node = (name: string, code: string) => ({
  name,
  command: process.execPath,
  args: ['-e', code],
});

test('a step passes by its exit code and keeps its output', async () => {
  const good = await runStep(node('good', 'console.log(1); console.error(2)'));
  expect(good).toMatchObject({ name: 'good', passed: true });
  expect(good.output.split('\n').sort()).toEqual(['', '1', '2']);
  const bad = await runStep(node('bad', 'console.log(3); process.exitCode = 4'));
  expect(bad).toMatchObject({ passed: false, output: '3\n' });
});

test('a step that crashes or cannot start has failed', async () => {
  const killed = await runStep(node('killed', "process.kill(process.pid, 'SIGKILL')"));
  expect(killed.passed).toBe(false);
  const missing = await runStep({ name: 'missing', command: '/nowhere/tool', args: [] });
  expect(missing.passed).toBe(false);
  expect(missing.output).toContain('ENOENT');
});

test('a step gets its own environment in addition', async () => {
  const step = node('environment', 'console.log(process.env.A, !!process.env.PATH)');
  const result = await runStep({ ...step, env: { A: 'b' } });
  expect(result.output).toBe('b true\n');
});

test('all steps run even if one fails, each with its line', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const steps = [node('one', 'process.exit(1)'), node('two', ''), node('three', '')];
  const results = await runSteps(steps, 2);
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(results.map(({ name, passed }) => `${name} ${passed}`).sort()).toEqual([
    'one false',
    'three true',
    'two true',
  ]);
  expect(
    lines.filter((line) => /^(ok {4}|FAILED) (one|two|three) +\d+\.\d s\n/.test(line)),
  ).toHaveLength(3);
});
