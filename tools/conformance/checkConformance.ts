import type { Contract } from '../../openapi/generator/contract.ts';
import { createResponseFaults } from './responseFaults.ts';
import { checkReads } from './checkReads.ts';
import { checkWrites } from './checkWrites.ts';
import { readOperations } from './readOperations.ts';
import { Report } from './Report.ts';
import { RecordIds } from './RecordIds.ts';
import type { Send } from './send.ts';
import type { Session } from './session.ts';

interface Options {
  contract: Contract;
  send: Send;
  session: Session;
  /**
   * Operations to check, all by default; a collection's writes are selected by its create operation. Operations
   * that supply their ids must be included.
   */
  only?: readonly string[];
  /** Also creates, changes and deletes records of plain collections. */
  write?: boolean;
}

/** Checks an API against the contract; read-only unless `write` is set. */
export async function checkConformance(options: Options): Promise<Report> {
  const { contract, send, session, only, write = false } = options;
  const report = new Report();
  const target = {
    send,
    session,
    recordIds: new RecordIds(session),
    faults: createResponseFaults(contract),
  };
  const operations = readOperations(contract).filter(({ id }) => only?.includes(id) ?? true);
  await checkReads(target, operations, report);
  if (write) await checkWrites(target, contract, report, only);
  return report;
}
