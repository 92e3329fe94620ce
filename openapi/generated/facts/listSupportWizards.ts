// Written by openapi/generate.ts from the contract. Do not edit.
export const listSupportWizardsFacts = {
 "query": {
  "status": {
   "kind": "enum",
   "values": [
    "open",
    "finished",
    "expired",
    "withdrawn"
   ]
  }
 }
} as const;
