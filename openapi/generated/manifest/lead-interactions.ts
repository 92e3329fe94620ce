// Written by openapi/generate.ts from the contract. Do not edit.
export const leadInteractions = {
 "name": "lead-interactions",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/leads/{id}/interactions"
  },
  "create": {
   "method": "POST",
   "path": "/leads/{id}/interactions"
  },
  "update": {
   "method": "PUT",
   "path": "/leads/{id}/interactions/{interactionId}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/leads/{id}/interactions/{interactionId}"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "lead-interactions",
   "integer": true
  },
  "version": {
   "kind": "version",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1
  },
  "type": {
   "kind": "enum",
   "required": true,
   "values": [
    "call_again",
    "deal",
    "email_received",
    "email_sent",
    "info_request",
    "like",
    "note_added",
    "plus_lead",
    "received_message",
    "reject_with_reason",
    "sms_sent",
    "sms_received",
    "visit_log",
    "call_made",
    "whatsapp_opened"
   ]
  },
  "text": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 2000
  },
  "remindAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
  },
  "remindedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  },
  "createdBy": {
   "kind": "object",
   "required": true,
   "nullable": true
  },
  "createdBy.id": {
   "kind": "reference",
   "ref": "customer-users",
   "integer": true
  },
  "createdBy.name": {
   "kind": "text",
   "maxLength": 120
  }
 },
 "list": {
  "sort": [
   "createdAt"
  ],
  "defaultSort": "-createdAt",
  "filters": {
   "type": {
    "kind": "enum",
    "many": true,
    "values": [
     "call_again",
     "deal",
     "email_received",
     "email_sent",
     "info_request",
     "like",
     "note_added",
     "plus_lead",
     "received_message",
     "reject_with_reason",
     "sms_sent",
     "sms_received",
     "visit_log",
     "call_made",
     "whatsapp_opened"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   }
  },
  "required": []
 },
 "create": {
  "fields": {
   "type": {
    "kind": "enum",
    "required": true,
    "values": [
     "note_added",
     "call_again",
     "whatsapp_opened",
     "visit_log"
    ]
   },
   "text": {
    "kind": "longText",
    "required": true,
    "minLength": 1,
    "maxLength": 2000
   },
   "remindAt": {
    "kind": "dateTime",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "+0d"
   }
  },
  "required": [
   "type",
   "text"
  ],
  "media": "application/json"
 },
 "update": {
  "fields": {
   "text": {
    "kind": "longText",
    "minLength": 1,
    "maxLength": 2000
   },
   "remindAt": {
    "kind": "dateTime",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "done": {
    "kind": "boolean"
   }
  },
  "media": "application/json"
 }
} as const;
