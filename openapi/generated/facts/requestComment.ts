// Written by openapi/generate.ts from the contract. Do not edit.
export const requestCommentFacts = {
 "body": {
  "channel": {
   "kind": "enum",
   "required": true,
   "values": [
    "link",
    "qr",
    "email",
    "sms"
   ]
  },
  "language": {
   "kind": "enum",
   "values": [
    "tr",
    "en",
    "de",
    "ar"
   ]
  },
  "reminders": {
   "kind": "boolean",
   "default": true
  }
 }
} as const;
