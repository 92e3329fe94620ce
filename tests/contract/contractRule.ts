import type { Contract } from '../../openapi/generator/contract.ts';

/** A rule of the contract, with a violation that it must report. */
export interface ContractRule {
  name: string;
  /** Returns the violations with their locations. */
  find: (contract: Contract) => string[];
  /** Adds one violation to a copy of the contract. */
  spoil: (copy: Contract) => void;
}
