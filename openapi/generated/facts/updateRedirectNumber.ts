// Written by openapi/generate.ts from the contract. Do not edit.
export const updateRedirectNumberFacts = {
 "body": {
  "redirectTo": {
   "kind": "phone",
   "required": true,
   "nullable": true,
   "maxLength": 16,
   "pattern": "^\\+[1-9][0-9]{5,14}$"
  }
 }
} as const;
