import { checkAccess } from './checkAccess.ts';
import { checkFilters } from './checkFilters.ts';
import { checkPages } from './checkPages.ts';
import { checkSorts } from './checkSorts.ts';
import type { ReadOperation } from './readOperations.ts';
import type { Report } from './Report.ts';
import { sendGet, successFaults, recordsOf, type Call, type Target } from './target.ts';

const SAMPLES = 3;
/** Statuses with which an API may reject this session without a fault. */
const SESSION_ERRORS = new Set([403, 409]);

/**
 * Sends a read for up to three records.
 * @returns the records of the first one, or the reason why it cannot be checked
 */
async function readAll(
  target: Target,
  calls: readonly Call[],
  report: Report,
): Promise<{ records: readonly unknown[]; rejected?: string }> {
  let records: readonly unknown[] = [];
  for (const [index, call] of calls.entries()) {
    const response = await sendGet(target, call);
    const { id, path, statuses } = call.operation;
    const isRejected = SESSION_ERRORS.has(response.status) && statuses.includes(response.status);
    const faults = isRejected
      ? target.faults(path, 'get', response)
      : successFaults(target, call, response);
    const request = response.headers['x-request-id'] ? [] : ['no x-request-id header'];
    report.add(id, [...faults, ...request]);
    if (isRejected) return { records, rejected: `rejected for this session, ${response.status}` };
    const own = recordsOf(response);
    target.recordIds.collect(path, own);
    if (index === 0) records = own;
  }
  return { records };
}

async function checkOperation(
  target: Target,
  operation: ReadOperation,
  report: Report,
): Promise<void> {
  const calls = target.recordIds
    .fillPath(operation.path, SAMPLES)
    .map((path) => ({ operation, path }));
  const [first] = calls;
  if (!first) return report.skip(operation.id, 'no record for its path parameters');
  const { records, rejected } = await readAll(target, calls, report);
  report.add(operation.id, await checkAccess(target, first));
  if (rejected) return report.skip(operation.id, rejected);
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
        `no response: ${error instanceof Error ? error.message : String(error)}`,
      ]);
    }
  }
}
