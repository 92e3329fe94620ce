// Written by openapi/generate.ts from the contract. Do not edit.
export const updateProviderDataUpdateFacts = {
 "body": {
  "answers": {
   "kind": "object",
   "required": true
  }
 }
} as const;
