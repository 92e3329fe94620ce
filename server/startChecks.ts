import { ConfigurationError, readConfiguration, type Configuration } from './configuration.ts';
import { readCollections } from './crud/collection.ts';
import { DataFolderInUse } from './db/lock.ts';
import { UnsupportedPostgres } from './db/migrate.ts';
import { WrongSessionDefaults } from './db/sessionDefaults.ts';
import { loadContract, readOperations, type ContractDocument } from './http/contract.ts';
import { ContractError } from './http/ContractError.ts';
import { assertPortFree, PortUnavailable } from './port.ts';

/** @throws ContractError for a contract that no API can be made of */
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

/** Error that the operator can mend; its message is printed without a stack. */
const PLAIN = [
  ConfigurationError,
  ContractError,
  DataFolderInUse,
  PortUnavailable,
  UnsupportedPostgres,
  WrongSessionDefaults,
];

/** Says why the start failed, with the stack where that is our own fault, and ends the process. */
export function failStart(error: unknown): never {
  const isPlain = PLAIN.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
