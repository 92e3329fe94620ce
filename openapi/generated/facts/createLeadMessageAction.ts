// Written by openapi/generate.ts from the contract. Do not edit.
export const createLeadMessageActionFacts = {
 "body": {
  "type": {
   "kind": "enum",
   "required": true,
   "values": [
    "retry"
   ]
  },
  "messageId": {
   "kind": "reference",
   "required": true,
   "ref": "lead-messages",
   "integer": true
  }
 }
} as const;
