import type { Contract } from '../../openapi/generator/contract.ts';

/** A rule of the contract together with its canary: a way to break it that it must catch. */
export interface ContractRule {
  name: string;
  /** Every place that breaks it, and how. */
  find: (contract: Contract) => string[];
  /** Breaks a copy of the contract in one place. */
  spoil: (copy: Contract) => void;
}
