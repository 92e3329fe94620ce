// Written by openapi/generate.ts from the contract. Do not edit.
export const purchasePaymentsFacts = {
 "body": {
  "paymentIds": {
   "kind": "reference",
   "many": true,
   "required": true,
   "ref": "payments",
   "integer": true,
   "minItems": 1,
   "maxItems": 20,
   "uniqueItems": true
  },
  "installments": {
   "kind": "number",
   "integer": true,
   "default": 1,
   "minimum": 1,
   "maximum": 36
  },
  "totalMinor": {
   "kind": "number",
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9999999999
  },
  "cardToken": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 200,
   "pattern": "^[A-Za-z0-9_-]+$"
  },
  "creditCardId": {
   "kind": "number",
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991
  },
  "cvcToken": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 200,
   "pattern": "^[A-Za-z0-9_-]+$"
  },
  "keepCard": {
   "kind": "boolean",
   "default": false
  }
 }
} as const;
