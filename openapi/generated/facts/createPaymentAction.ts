// Written by openapi/generate.ts from the contract. Do not edit.
export const createPaymentActionFacts = {
 "actions": {
  "send_receipt": {
   "fields": {},
   "required": []
  }
 }
} as const;
