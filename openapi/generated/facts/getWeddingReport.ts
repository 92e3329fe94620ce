// Written by openapi/generate.ts from the contract. Do not edit.
export const getWeddingReportFacts = {
 "query": {
  "from": {
   "kind": "date"
  },
  "to": {
   "kind": "date"
  },
  "compare": {
   "kind": "enum",
   "values": [
    "previous",
    "year",
    "none"
   ],
   "default": "previous"
  },
  "providerIds": {
   "kind": "reference",
   "many": true,
   "ref": "providers",
   "integer": true,
   "maxItems": 200
  }
 }
} as const;
