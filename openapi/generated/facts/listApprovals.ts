// Written by openapi/generate.ts from the contract. Do not edit.
export const listApprovalsFacts = {
 "query": {
  "area": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 60,
   "pattern": "^[a-z][a-z-]*$"
  }
 }
} as const;
