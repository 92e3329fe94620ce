import type { Contract } from '../../openapi/generator/contract.ts';
import { answerFaults } from './answerFaults.ts';
import { checkReads } from './checkReads.ts';
import { checkWrites } from './checkWrites.ts';
import { readOperations } from './readOperations.ts';
import { Report } from './Report.ts';
import { Seen } from './Seen.ts';
import type { Send } from './send.ts';
import type { Session } from './session.ts';

interface Options {
  contract: Contract;
  send: Send;
  session: Session;
  /** Ids of the operations to check, of a collection's writes that which creates; all by default. What they need ids from must be among them. */
  only?: readonly string[];
  /** Also create, change and delete records of plain collections. */
  write?: boolean;
}

/** Runs the contract against an API that claims to serve it; reads only, unless told to write. */
export async function checkConformance(options: Options): Promise<Report> {
  const { contract, send, session, only, write = false } = options;
  const report = new Report();
  const target = { send, session, seen: new Seen(session), faults: answerFaults(contract) };
  const operations = readOperations(contract).filter(({ id }) => only?.includes(id) ?? true);
  await checkReads(target, operations, report);
  if (write) await checkWrites(target, contract, report, only);
  return report;
}
