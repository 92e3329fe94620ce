// Written by openapi/generate.ts from the contract. Do not edit.
export const getRivalsViewToLeadFacts = {
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
  }
 }
} as const;
