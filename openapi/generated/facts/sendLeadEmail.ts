// Written by openapi/generate.ts from the contract. Do not edit.
export const sendLeadEmailFacts = {
 "body": {
  "subject": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 200,
   "pattern": "^[^\\r\\n]*$"
  },
  "body": {
   "kind": "longText",
   "required": true,
   "minLength": 1,
   "maxLength": 20000
  },
  "html": {
   "kind": "richText",
   "minLength": 1,
   "maxLength": 30000
  },
  "isSigned": {
   "kind": "boolean",
   "default": false
  },
  "cc": {
   "kind": "email",
   "many": true,
   "minLength": 3,
   "maxLength": 254,
   "maxItems": 5,
   "uniqueItems": true
  },
  "attachments": {
   "kind": "file",
   "many": true,
   "accept": [
    "application/pdf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "image/jpeg",
    "image/png",
    "image/webp"
   ],
   "maxBytes": 15728640,
   "maxPictureBytes": 10485760,
   "maxWidth": 6000,
   "maxTotalBytes": 20971520,
   "maxItems": 10
  }
 },
 "query": {
  "lastMessageId": {
   "kind": "number",
   "integer": true,
   "minimum": 0,
   "maximum": 9007199254740991
  }
 }
} as const;
