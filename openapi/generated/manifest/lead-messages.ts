// Written by openapi/generate.ts from the contract. Do not edit.
export const leadMessages = {
 "name": "lead-messages",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/leads/{id}/messages"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "lead-messages",
   "integer": true
  },
  "channel": {
   "kind": "enum",
   "required": true,
   "values": [
    "email",
    "sms"
   ]
  },
  "direction": {
   "kind": "enum",
   "required": true,
   "values": [
    "in",
    "out"
   ]
  },
  "subject": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 200
  },
  "body": {
   "kind": "text",
   "required": true,
   "maxLength": 25000
  },
  "to": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 254
  },
  "cc": {
   "kind": "email",
   "many": true,
   "required": true,
   "maxLength": 254,
   "maxItems": 5
  },
  "attachments": {
   "kind": "rows",
   "many": true,
   "required": true,
   "maxItems": 10,
   "fields": {
    "id": {
     "kind": "number",
     "required": true,
     "readOnly": true,
     "integer": true
    },
    "name": {
     "kind": "text",
     "required": true,
     "maxLength": 200
    },
    "size": {
     "kind": "number",
     "required": true,
     "integer": true,
     "minimum": 0
    },
    "mediaType": {
     "kind": "text",
     "required": true,
     "maxLength": 100
    },
    "url": {
     "kind": "text",
     "required": true,
     "maxLength": 200
    }
   }
  },
  "status": {
   "kind": "enum",
   "required": true,
   "values": [
    "queued",
    "sent",
    "failed",
    "received"
   ]
  },
  "failure": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "values": [
    "inbox_full",
    "wrong_address",
    "unreachable",
    "refused"
   ]
  },
  "sentBy": {
   "kind": "object",
   "required": true,
   "nullable": true
  },
  "sentBy.id": {
   "kind": "reference",
   "ref": "customer-users",
   "integer": true
  },
  "sentBy.name": {
   "kind": "text",
   "maxLength": 120
  },
  "isAutomatic": {
   "kind": "boolean",
   "required": true
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true
  },
  "readAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
  }
 },
 "list": {
  "sort": [
   "createdAt"
  ],
  "defaultSort": "-createdAt",
  "filters": {},
  "required": []
 }
} as const;
