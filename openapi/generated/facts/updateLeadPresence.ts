// Written by openapi/generate.ts from the contract. Do not edit.
export const updateLeadPresenceFacts = {
 "body": {
  "tab": {
   "kind": "text",
   "required": true
  },
  "activity": {
   "kind": "enum",
   "required": true,
   "values": [
    "looking",
    "writing"
   ]
  }
 }
} as const;
