// Written by openapi/generate.ts from the contract. Do not edit.
export const listHolidaysFacts = {
 "query": {
  "dayStart": {
   "kind": "date"
  },
  "dayEnd": {
   "kind": "date"
  }
 }
} as const;
