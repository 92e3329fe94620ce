// Written by openapi/generate.ts from the contract. Do not edit.
export const createImpersonationFacts = {
 "body": {
  "customerUserId": {
   "kind": "number",
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991
  },
  "reason": {
   "kind": "text",
   "required": true,
   "minLength": 5,
   "maxLength": 300
  }
 }
} as const;
