// Written by openapi/generate.ts from the contract. Do not edit.
export const searchSupportUsersFacts = {
 "query": {
  "q": {
   "kind": "text",
   "minLength": 2,
   "maxLength": 100
  }
 }
} as const;
