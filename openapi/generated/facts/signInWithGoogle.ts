// Written by openapi/generate.ts from the contract. Do not edit.
export const signInWithGoogleFacts = {
 "body": {
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
