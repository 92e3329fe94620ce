// Written by openapi/generate.ts from the contract. Do not edit.
export const leadReminders = {
 "name": "lead-reminders",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/reminders"
  }
 },
 "fields": {
  "id": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 40
  },
  "kind": {
   "kind": "enum",
   "required": true,
   "values": [
    "note",
    "appointment",
    "follow_up"
   ]
  },
  "dueAt": {
   "kind": "dateTime",
   "required": true
  },
  "doneAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
  },
  "text": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 2000
  },
  "note": {
   "kind": "object",
   "required": true,
   "nullable": true
  },
  "note.id": {
   "kind": "reference",
   "ref": "lead-interactions",
   "integer": true
  },
  "note.version": {
   "kind": "number",
   "integer": true,
   "minimum": 1
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
   "maxLength": 160
  },
  "confirmedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
  },
  "lead": {
   "kind": "object",
   "required": true
  },
  "lead.id": {
   "kind": "reference",
   "required": true,
   "ref": "leads",
   "integer": true
  },
  "lead.coupleName": {
   "kind": "text",
   "required": true,
   "maxLength": 250
  },
  "lead.providerName": {
   "kind": "text",
   "required": true,
   "maxLength": 160
  },
  "lead.status": {
   "kind": "enum",
   "required": true,
   "values": [
    "new",
    "pending",
    "negotiating",
    "offered",
    "deal",
    "rejected",
    "not_wedding",
    "other_firm",
    "unreachable"
   ]
  },
  "allowed": {
   "kind": "object",
   "required": true
  },
  "allowed.change": {
   "kind": "boolean",
   "required": true
  }
 },
 "list": {
  "sort": [
   "dueAt"
  ],
  "defaultSort": "dueAt",
  "filters": {
   "status": {
    "kind": "enum",
    "values": [
     "open",
     "done"
    ],
    "default": "open"
   },
   "kind": {
    "kind": "enum",
    "many": true,
    "values": [
     "note",
     "appointment",
     "follow_up"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "whose": {
    "kind": "enum",
    "values": [
     "mine",
     "everyone"
    ],
    "default": "everyone"
   },
   "dueAtStart": {
    "kind": "date"
   },
   "dueAtEnd": {
    "kind": "date"
   }
  },
  "required": []
 }
} as const;
