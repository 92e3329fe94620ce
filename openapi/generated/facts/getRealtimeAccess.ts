// Written by openapi/generate.ts from the contract. Do not edit.
export const getRealtimeAccessFacts = {
 "query": {
  "age": {
   "kind": "number",
   "integer": true,
   "default": 0,
   "minimum": 0,
   "maximum": 3600
  }
 }
} as const;
