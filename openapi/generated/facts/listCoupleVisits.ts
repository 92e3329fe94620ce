// Written by openapi/generate.ts from the contract. Do not edit.
export const listCoupleVisitsFacts = {
 "query": {
  "from": {
   "kind": "date"
  },
  "to": {
   "kind": "date"
  },
  "providerIds": {
   "kind": "reference",
   "many": true,
   "ref": "providers",
   "integer": true,
   "minItems": 1,
   "maxItems": 200,
   "uniqueItems": true
  }
 }
} as const;
