// Written by openapi/generate.ts from the contract. Do not edit.
export const setTwoFactorFacts = {
 "body": {
  "code": {
   "kind": "text",
   "required": true,
   "minLength": 6,
   "maxLength": 19,
   "pattern": "^([0-9]{6}|[A-Za-z0-9]{4}([ -]?[A-Za-z0-9]{4}){3})$"
  },
  "enable": {
   "kind": "boolean",
   "required": true
  },
  "password": {
   "kind": "password",
   "minLength": 1,
   "maxLength": 1024
  }
 }
} as const;
