// Written by openapi/generate.ts from the contract. Do not edit.
export const signInFacts = {
 "body": {
  "identifier": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 254
  },
  "password": {
   "kind": "password",
   "minLength": 1,
   "maxLength": 1024
  },
  "challenge": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 100
  },
  "customerUserId": {
   "kind": "reference",
   "ref": "customer-users",
   "integer": true
  },
  "code": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 20
  }
 }
} as const;
