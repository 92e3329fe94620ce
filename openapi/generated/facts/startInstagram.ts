// Written by openapi/generate.ts from the contract. Do not edit.
export const startInstagramFacts = {
 "body": {
  "providerId": {
   "kind": "reference",
   "required": true,
   "ref": "providers",
   "integer": true
  }
 }
} as const;
