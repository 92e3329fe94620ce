// Written by openapi/generate.ts from the contract. Do not edit.
export const createProductLeadFacts = {
 "body": {
  "leadId": {
   "kind": "reference",
   "required": true,
   "ref": "leads",
   "integer": true
  },
  "note": {
   "kind": "longText",
   "maxLength": 1000
  }
 }
} as const;
