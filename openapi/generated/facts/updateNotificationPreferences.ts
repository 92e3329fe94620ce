// Written by openapi/generate.ts from the contract. Do not edit.
export const updateNotificationPreferencesFacts = {
 "body": {
  "changes": {
   "kind": "rows",
   "many": true,
   "required": true,
   "minItems": 1,
   "maxItems": 16,
   "fields": {
    "type": {
     "kind": "enum",
     "required": true,
     "values": [
      "lead",
      "message",
      "page",
      "account"
     ]
    },
    "channel": {
     "kind": "enum",
     "required": true,
     "values": [
      "panel",
      "push",
      "email",
      "sms"
     ]
    },
    "isOn": {
     "kind": "boolean",
     "required": true
    }
   }
  }
 }
} as const;
