// Written by openapi/generate.ts from the contract. Do not edit.
export const getProviderScoresFacts = {
 "query": {
  "providerIds": {
   "kind": "reference",
   "many": true,
   "ref": "providers",
   "integer": true,
   "maxItems": 200
  }
 }
} as const;
