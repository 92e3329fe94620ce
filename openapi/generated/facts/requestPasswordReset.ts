// Written by openapi/generate.ts from the contract. Do not edit.
export const requestPasswordResetFacts = {
 "body": {
  "identifier": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 254
  }
 }
} as const;
