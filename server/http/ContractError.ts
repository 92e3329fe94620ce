/** The contract cannot be served as it stands; the message says where and why. */
export class ContractError extends Error {
  constructor(problem: string, cause?: unknown) {
    super(`The contract cannot be served: ${problem}`, { cause });
    this.name = 'ContractError';
  }
}
