// Written by openapi/generate.ts from the contract. Do not edit.
export const updateMerchantDocumentFacts = {
 "body": {
  "document": {
   "kind": "file",
   "required": true,
   "accept": [
    "application/pdf",
    "image/jpeg",
    "image/png"
   ],
   "maxBytes": 10485760
  }
 }
} as const;
