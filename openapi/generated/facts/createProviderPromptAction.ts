// Written by openapi/generate.ts from the contract. Do not edit.
export const createProviderPromptActionFacts = {
 "body": {
  "type": {
   "kind": "enum",
   "required": true,
   "values": [
    "completed"
   ]
  }
 }
} as const;
