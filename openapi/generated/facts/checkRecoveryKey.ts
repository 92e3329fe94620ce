// Written by openapi/generate.ts from the contract. Do not edit.
export const checkRecoveryKeyFacts = {
 "query": {
  "recoveryKey": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 100,
   "pattern": "^[A-Za-z0-9_-]+$"
  }
 }
} as const;
