// Written by openapi/generate.ts from the contract. Do not edit.
export const requestUsernameFacts = {
 "body": {
  "identifier": {
   "kind": "text",
   "required": true,
   "minLength": 3,
   "maxLength": 254
  }
 }
} as const;
