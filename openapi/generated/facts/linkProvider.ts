// Written by openapi/generate.ts from the contract. Do not edit.
export const linkProviderFacts = {
 "body": {
  "providerId": {
   "kind": "reference",
   "required": true,
   "ref": "providers",
   "integer": true
  },
  "canReceiveLeads": {
   "kind": "boolean"
  },
  "canReceiveLeadsSms": {
   "kind": "boolean"
  },
  "showAsContact": {
   "kind": "boolean"
  }
 }
} as const;
