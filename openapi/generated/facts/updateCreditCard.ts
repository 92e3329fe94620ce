// Written by openapi/generate.ts from the contract. Do not edit.
export const updateCreditCardFacts = {
 "body": {
  "name": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 40
  },
  "isPrimary": {
   "kind": "boolean"
  }
 }
} as const;
