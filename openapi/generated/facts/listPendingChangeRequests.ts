// Written by openapi/generate.ts from the contract. Do not edit.
export const listPendingChangeRequestsFacts = {
 "query": {
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  }
 }
} as const;
