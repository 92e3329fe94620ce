// Written by openapi/generate.ts from the contract. Do not edit.
export const connectSocialAccountFacts = {
 "body": {
  "type": {
   "kind": "enum",
   "required": true,
   "values": [
    "google",
    "facebook"
   ]
  },
  "token": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 4000
  },
  "state": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 200
  }
 }
} as const;
