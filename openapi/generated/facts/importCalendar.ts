// Written by openapi/generate.ts from the contract. Do not edit.
export const importCalendarFacts = {
 "body": {
  "file": {
   "kind": "file",
   "required": true,
   "accept": [
    "text/calendar"
   ],
   "maxBytes": 2097152
  },
  "kind": {
   "kind": "enum",
   "required": true,
   "values": [
    "wedding",
    "visit",
    "closed"
   ]
  },
  "isPreview": {
   "kind": "boolean",
   "required": true
  }
 }
} as const;
