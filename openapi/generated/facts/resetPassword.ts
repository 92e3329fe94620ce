// Written by openapi/generate.ts from the contract. Do not edit.
export const resetPasswordFacts = {
 "body": {
  "password": {
   "kind": "password",
   "required": true,
   "minLength": 6,
   "maxLength": 128
  },
  "userType": {
   "kind": "enum",
   "required": true,
   "values": [
    "customer"
   ]
  }
 }
} as const;
