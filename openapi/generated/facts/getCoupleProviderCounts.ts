// Written by openapi/generate.ts from the contract. Do not edit.
export const getCoupleProviderCountsFacts = {
 "query": {
  "q": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 100
  },
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  }
 }
} as const;
