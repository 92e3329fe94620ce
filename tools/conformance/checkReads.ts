import { checkAccess } from './checkAccess.ts';
import { checkFilters } from './checkFilters.ts';
import { checkPages } from './checkPages.ts';
import { checkSorts } from './checkSorts.ts';
import type { ReadOperation } from './readOperations.ts';
import type { Report } from './Report.ts';
import { ask, goodFaults, recordsOf, type Call, type Target } from './target.ts';

const SAMPLES = 3;
/** Statuses with which an API may reject this session without a fault. */
const OWN = new Set([403, 409]);

/**
 * Sends a read for up to three records.
 * @returns the records of the first one, or the reason why it cannot be checked
 */
async function readAll(
  target: Target,
  calls: readonly Call[],
  report: Report,
): Promise<{ records: readonly unknown[]; refused?: string }> {
  let records: readonly unknown[] = [];
  for (const [index, call] of calls.entries()) {
    const answer = await ask(target, call);
    const { id, path, statuses } = call.operation;
    const isRefused = OWN.has(answer.status) && statuses.includes(answer.status);
    const faults = isRefused
      ? target.faults(path, 'get', answer)
      : goodFaults(target, call, answer);
    const request = answer.headers['x-request-id'] ? [] : ['no x-request-id header'];
    report.add(id, [...faults, ...request]);
    if (isRefused) return { records, refused: `refused to this session, ${answer.status}` };
    const own = recordsOf(answer);
    target.seen.keep(path, own);
    if (index === 0) records = own;
  }
  return { records };
}

async function checkOperation(
  target: Target,
  operation: ReadOperation,
  report: Report,
): Promise<void> {
  const calls = target.seen.fill(operation.path, SAMPLES).map((path) => ({ operation, path }));
  const [first] = calls;
  if (!first) return report.leaveOut(operation.id, 'no record that fills its path');
  const { records, refused } = await readAll(target, calls, report);
  report.add(operation.id, await checkAccess(target, first));
  if (refused) return report.leaveOut(operation.id, refused);
  report.add(operation.id, await checkPages(target, first));
  report.add(operation.id, await checkSorts(target, first));
  report.add(operation.id, await checkFilters(target, first, records));
}

/** Checks every GET whose parameters can be filled; writes nothing. */
export async function checkReads(
  target: Target,
  operations: readonly ReadOperation[],
  report: Report,
): Promise<void> {
  for (const operation of operations) {
    try {
      await checkOperation(target, operation, report);
    } catch (error) {
      report.add(operation.id, [
        `no answer: ${error instanceof Error ? error.message : String(error)}`,
      ]);
    }
  }
}
