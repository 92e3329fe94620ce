// Written by openapi/generate.ts from the contract. Do not edit.
export const updateProviderDataFacts = {
 "body": {
  "form": {
   "kind": "enum",
   "required": true,
   "values": [
    "general",
    "details",
    "contacts",
    "team",
    "about",
    "location"
   ]
  },
  "answers": {
   "kind": "object",
   "required": true
  }
 }
} as const;
