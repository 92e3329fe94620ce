// Written by openapi/generate.ts from the contract. Do not edit.
export const getRealtimeEventsFacts = {
 "query": {
  "after": {
   "kind": "number",
   "integer": true,
   "default": 0,
   "minimum": 0,
   "maximum": 9007199254740991
  }
 }
} as const;
