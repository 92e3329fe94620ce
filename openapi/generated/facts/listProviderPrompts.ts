// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderPromptsFacts = {
 "query": {
  "type": {
   "kind": "enum",
   "values": [
    "notification"
   ]
  }
 }
} as const;
