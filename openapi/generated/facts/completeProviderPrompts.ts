// Written by openapi/generate.ts from the contract. Do not edit.
export const completeProviderPromptsFacts = {
 "body": {
  "type": {
   "kind": "enum",
   "required": true,
   "values": [
    "completed"
   ]
  },
  "upToId": {
   "kind": "number",
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991
  }
 }
} as const;
