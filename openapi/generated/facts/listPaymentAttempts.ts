// Written by openapi/generate.ts from the contract. Do not edit.
export const listPaymentAttemptsFacts = {
 "query": {
  "paymentId": {
   "kind": "reference",
   "ref": "payments",
   "integer": true
  }
 }
} as const;
