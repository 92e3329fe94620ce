// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderDataUpdatesFacts = {
 "query": {
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  },
  "status": {
   "kind": "enum",
   "values": [
    "pending",
    "approved",
    "rejected",
    "deleted"
   ]
  }
 }
} as const;
