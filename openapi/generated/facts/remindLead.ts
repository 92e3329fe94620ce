// Written by openapi/generate.ts from the contract. Do not edit.
export const remindLeadFacts = {
 "body": {
  "remindAt": {
   "kind": "dateTime",
   "required": true,
   "notAfter": "+20y",
   "notBefore": "+0d"
  },
  "note": {
   "kind": "longText",
   "maxLength": 2000
  }
 }
} as const;
