// Written by openapi/generate.ts from the contract. Do not edit.
export const finishInstagramFacts = {
 "body": {
  "state": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 200
  }
 }
} as const;
