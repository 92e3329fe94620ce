// Written by openapi/generate.ts from the contract. Do not edit.
export const signInWithFacebookFacts = {
 "body": {
  "userType": {
   "kind": "enum",
   "required": true,
   "values": [
    "customer"
   ]
  },
  "intent": {
   "kind": "enum",
   "values": [
    "signin",
    "connect"
   ],
   "default": "signin"
  },
  "redirectUri": {
   "kind": "text",
   "maxLength": 500
  },
  "accessToken": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 2000
  },
  "code": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 2000
  },
  "state": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 200
  }
 }
} as const;
