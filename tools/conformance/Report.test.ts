import { expect, it } from 'vitest';
import { Report } from './Report.ts';

it('prints one line without differences, and the skipped operations on request', () => {
  const report = new Report();
  report.add('listLeads', []);
  report.skip('createLead', 'requires files');
  expect(report.render()).toBe(
    '1 operations checked, 0 differ, 1 not checked completely (listed by --all).',
  );
  expect(report.render(true)).toContain('  createLead: requires files');
});

it('lists each difference below its operation', () => {
  const report = new Report();
  report.add('listLeads', ['status 500: …', 'status 500: …']);
  expect(report.render().split('\n').slice(0, 2)).toEqual(['listLeads', '  status 500: …']);
});
