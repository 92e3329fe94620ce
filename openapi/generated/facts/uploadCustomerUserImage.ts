// Written by openapi/generate.ts from the contract. Do not edit.
export const uploadCustomerUserImageFacts = {
 "body": {
  "image": {
   "kind": "image",
   "required": true,
   "accept": [
    "image/jpeg",
    "image/png",
    "image/webp"
   ],
   "maxBytes": 10485760,
   "minWidth": 800,
   "maxWidth": 6000
  }
 }
} as const;
