// Written by openapi/generate.ts from the contract. Do not edit.
export const getLeadQuickRepliesFacts = {
 "query": {
  "language": {
   "kind": "enum",
   "values": [
    "tr",
    "en",
    "de",
    "ar"
   ]
  }
 }
} as const;
