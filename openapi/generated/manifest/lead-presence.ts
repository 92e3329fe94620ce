// Written by openapi/generate.ts from the contract. Do not edit.
export const leadPresence = {
 "name": "lead-presence",
 "params": [],
 "operations": {
  "remove": {
   "method": "DELETE",
   "path": "/leads/{id}/presence/{tab}"
  }
 },
 "fields": {}
} as const;
