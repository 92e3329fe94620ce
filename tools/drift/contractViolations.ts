import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readContract } from '../../openapi/generator/contract.ts';
import { buildApp } from '../../server/app.ts';
import { readConfiguration } from '../../server/configuration.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/demoSignIns.ts';
import { choosePorts } from '../../server/ports/choose.ts';
import { prepareDatabase } from '../../server/start.ts';
import { checkConformance } from '../conformance/checkConformance.ts';
import { readOperations } from '../conformance/readOperations.ts';
import type { Send } from '../conformance/send.ts';
import { openSession } from '../conformance/session.ts';
import { get } from '#contract/get.ts';
import { textOf } from '../conformance/values.ts';

const root = resolve(import.meta.dirname, '../..');

/** Creates a client that injects requests into the API of this process. */
function sendInto(app: FastifyInstance): Send {
  return async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `/api${path}`,
      headers,
      ...(typeof body === 'object' && body !== null && { payload: body }),
    });
    const headerPairs = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(headerPairs),
      text: response.body,
    };
  };
}

/**
 * Returns the reads of these resources whose responses violate the contract, on the demo account, and the number
 * of requests.
 */
export async function contractViolations(
  names: readonly string[],
): Promise<{ differences: string[]; checkedCount: number }> {
  const contract = readContract(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'));
  const only = readOperations(contract)
    .filter(({ path }) => names.includes(contract.paths[path]?.['x-resource'] ?? ''))
    .map(({ id }) => id);
  const serverFaults: string[] = [];
  const stream = {
    write: (line: string) => {
      const message = textOf(get(JSON.parse(line), 'err.message'));
      if (message.includes('against the contract')) serverFaults.push(message);
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'panel-drift-'));
  const configuration = readConfiguration({ DATA_DIR: folder, DEMO: '1', PORT: '0' });
  const db = await prepareDatabase(configuration);
  const { ports, register } = await choosePorts(configuration, db);
  const logger = { level: 'error', stream };
  const app = await buildApp({ db, ports, checkAnswers: true, logger });
  try {
    // Closing the app also closes the ports' connections.
    await register(app);
    const send = sendInto(app);
    const session = await openSession(send, { username: 'ayse', password: DEMO_PASSWORD });
    const report = await checkConformance({ contract, send, session, only });
    // Drops the 500 that the API's own fault already explains.
    const isExplained = (difference: string) =>
      serverFaults.some((fault) => difference.startsWith(`${fault.split(' ')[0] ?? ''}: `));
    const others = report.differences.filter((difference) => !isExplained(difference));
    return {
      differences: [...new Set(serverFaults), ...others],
      checkedCount: report.checked.length,
    };
  } finally {
    await app.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
