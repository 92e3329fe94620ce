// Written by openapi/generate.ts from the contract. Do not edit.
export const listSupportPaymentAttemptsFacts = {
 "query": {
  "state": {
   "kind": "enum",
   "many": true,
   "values": [
    "created",
    "awaiting_3ds",
    "authorizing",
    "unknown",
    "needs_person",
    "expired",
    "declined",
    "captured",
    "refunding",
    "partly_refunded",
    "refunded",
    "charged_back"
   ],
   "minItems": 1,
   "maxItems": 12,
   "uniqueItems": true
  },
  "q": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 100
  }
 }
} as const;
