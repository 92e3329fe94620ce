// Written by openapi/generate.ts from the contract. Do not edit.
export const sendLeadSmsFacts = {
 "body": {
  "body": {
   "kind": "longText",
   "required": true,
   "minLength": 1,
   "maxLength": 459
  }
 },
 "query": {
  "lastMessageId": {
   "kind": "number",
   "integer": true,
   "minimum": 0,
   "maximum": 9007199254740991
  }
 }
} as const;
