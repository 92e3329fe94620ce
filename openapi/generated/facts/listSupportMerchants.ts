// Written by openapi/generate.ts from the contract. Do not edit.
export const listSupportMerchantsFacts = {
 "query": {
  "view": {
   "kind": "enum",
   "values": [
    "waiting",
    "decided"
   ],
   "default": "waiting"
  }
 }
} as const;
