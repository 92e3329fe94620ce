// Written by openapi/generate.ts from the contract. Do not edit.
export const listPaymentInstallmentsFacts = {
 "query": {
  "amountMinor": {
   "kind": "number",
   "integer": true,
   "minimum": 1,
   "maximum": 9999999999
  },
  "bin": {
   "kind": "text",
   "minLength": 6,
   "maxLength": 8,
   "pattern": "^[0-9]{6,8}$"
  }
 }
} as const;
