import type { Rule } from './brokenRules.ts';
import type { Quota, Review, Transition } from './contract.ts';
import type { Facts } from './fields.ts';

/** Facts of the contract about a resource. */
export interface Manifest {
  name: string;
  params: string[];
  operations: Record<
    string,
    { method: string; path: string; feature?: string; impersonation?: 'blocked' }
  >;
  fields: Record<string, Facts>;
  list?: {
    sort: string[];
    defaultSort: string;
    filters: Record<string, Facts>;
    required: string[];
  };
  create?: {
    fields: Record<string, Facts>;
    required: string[];
    media: string;
    rules?: Rule[];
    quota?: Quota;
    maxRecords?: number;
  };
  update?: { fields: Record<string, Facts>; media: string; rules?: Rule[] };
  actions?: Record<string, Action>;
  review?: Review;
}

/** Fields of an action, and its effect on the record. */
export interface Action {
  fields: Record<string, Facts>;
  required: string[];
  transition?: Transition;
  feature?: string;
  rules?: Rule[];
}
