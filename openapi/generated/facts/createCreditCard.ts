// Written by openapi/generate.ts from the contract. Do not edit.
export const createCreditCardFacts = {
 "body": {
  "cardToken": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 200,
   "pattern": "^[A-Za-z0-9_-]+$"
  },
  "name": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 40
  },
  "isPrimary": {
   "kind": "boolean"
  }
 },
 "maxRecords": 10
} as const;
