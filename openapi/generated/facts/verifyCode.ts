// Written by openapi/generate.ts from the contract. Do not edit.
export const verifyCodeFacts = {
 "body": {
  "requestId": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 100
  },
  "code": {
   "kind": "text",
   "required": true,
   "minLength": 6,
   "maxLength": 6,
   "pattern": "^[0-9]{6}$"
  }
 }
} as const;
