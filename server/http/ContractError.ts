/** Error of a contract that cannot be served; the message names the place and the reason. */
export class ContractError extends Error {
  constructor(problem: string, cause?: unknown) {
    super(`The contract cannot be served: ${problem}`, { cause });
    this.name = 'ContractError';
  }
}
