import { ConfigurationError, readConfiguration, type Configuration } from './configuration.ts';
import { readCollections } from './crud/collection.ts';
import { DataFolderInUse } from './db/lock.ts';
import { UnsupportedPostgres } from './db/migrate.ts';
import { WrongSessionDefaults } from './db/sessionDefaults.ts';
import { loadContract, readOperations, type ContractDocument } from './http/contract.ts';
import { ContractError } from './http/ContractError.ts';
import { assertPortFree, PortUnavailable } from './port.ts';

/** Checks that the contract can be served. @throws ContractError */
export function assertContract(read: () => ContractDocument = loadContract): void {
  try {
    readCollections(readOperations(read()));
  } catch (error) {
    throw new ContractError(error instanceof Error ? error.message : String(error), error);
  }
}

/** Reads the environment and checks in a second what would otherwise fail after a long build. */
export async function checkStart(env: NodeJS.ProcessEnv): Promise<Configuration> {
  const configuration = readConfiguration(env);
  assertContract();
  await assertPortFree(configuration);
  return configuration;
}

/** Errors that the operator can fix; printed without a stack. */
const PLAIN = [
  ConfigurationError,
  ContractError,
  DataFolderInUse,
  PortUnavailable,
  UnsupportedPostgres,
  WrongSessionDefaults,
];

/** Prints why the start failed, with the stack for unexpected errors, and exits. */
export function failStart(error: unknown): never {
  const isPlain = PLAIN.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
