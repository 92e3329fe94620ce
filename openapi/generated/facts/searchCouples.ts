// Written by openapi/generate.ts from the contract. Do not edit.
export const searchCouplesFacts = {
 "query": {
  "coupleName": {
   "kind": "text",
   "minLength": 2,
   "maxLength": 100
  }
 }
} as const;
