// Written by openapi/generate.ts from the contract. Do not edit.
export const getSessionFacts = {
 "query": {
  "scopes": {
   "kind": "enum",
   "values": [
    "user"
   ],
   "default": "user"
  }
 }
} as const;
