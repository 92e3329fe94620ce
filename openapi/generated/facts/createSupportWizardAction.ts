// Written by openapi/generate.ts from the contract. Do not edit.
export const createSupportWizardActionFacts = {
 "body": {
  "type": {
   "kind": "enum",
   "required": true,
   "values": [
    "resend",
    "withdraw"
   ]
  }
 }
} as const;
