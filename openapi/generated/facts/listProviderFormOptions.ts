// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderFormOptionsFacts = {
 "query": {
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  },
  "form": {
   "kind": "enum",
   "values": [
    "general",
    "details",
    "contacts",
    "team",
    "about",
    "location"
   ]
  }
 }
} as const;
