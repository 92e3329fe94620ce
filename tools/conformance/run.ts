// `npm run conformance -- <base URL> …`: differences between an API and the contract.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '../../openapi/generator/contract.ts';
import { checkConformance } from './checkConformance.ts';
import { sendTo } from './send.ts';
import { openSession, type Credentials } from './session.ts';

const USAGE =
  'npm run conformance -- <base URL> (--token … --consumer-key … | --username … --password …) ' +
  '[--only listLeads,getLead] [--write] [--all]';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      'consumer-key': { type: 'string' },
      username: { type: 'string' },
      password: { type: 'string' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
  const { token, 'consumer-key': consumerKey, username, password, only, write } = values;
  const [base] = positionals;
  const credentials: Credentials | undefined =
    token && consumerKey
      ? { token, consumerKey }
      : username && password
        ? { username, password }
        : undefined;
  if (!base || !credentials) throw new Error(USAGE);
  const file = join(import.meta.dirname, '../../openapi/generated/openapi.json');
  const send = sendTo(base);
  const report = await checkConformance({
    contract: readContract(readFileSync(file, 'utf8')),
    send,
    session: await openSession(send, credentials),
    write,
    ...(only && { only: only.split(',') }),
  });
  process.stdout.write(`${report.render(values.all)}\n`);
  process.exitCode = report.differences.length > 0 ? 1 : 0;
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
