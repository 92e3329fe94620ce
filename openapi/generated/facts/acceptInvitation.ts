// Written by openapi/generate.ts from the contract. Do not edit.
export const acceptInvitationFacts = {
 "body": {
  "username": {
   "kind": "text",
   "required": true,
   "minLength": 3,
   "maxLength": 60,
   "pattern": "^[A-Za-z0-9._-]+$"
  },
  "password": {
   "kind": "password",
   "required": true,
   "minLength": 6,
   "maxLength": 128
  }
 }
} as const;
