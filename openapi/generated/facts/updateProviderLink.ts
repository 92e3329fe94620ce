// Written by openapi/generate.ts from the contract. Do not edit.
export const updateProviderLinkFacts = {
 "body": {
  "canReceiveLeads": {
   "kind": "boolean"
  },
  "canReceiveLeadsSms": {
   "kind": "boolean"
  },
  "showAsContact": {
   "kind": "boolean"
  },
  "signatureContent": {
   "kind": "richText",
   "nullable": true,
   "maxLength": 4000
  }
 }
} as const;
