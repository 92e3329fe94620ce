// Written by openapi/generate.ts from the contract. Do not edit.
export const leadFollowUps = {
 "name": "lead-follow-ups",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/leads/{id}/follow-ups"
  },
  "create": {
   "method": "POST",
   "path": "/leads/{id}/follow-ups"
  },
  "action": {
   "method": "POST",
   "path": "/leads/{id}/follow-ups/{followUpId}/actions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "lead-follow-ups",
   "integer": true
  },
  "startedAt": {
   "kind": "dateTime",
   "required": true
  },
  "startedBy": {
   "kind": "object",
   "required": true,
   "nullable": true
  },
  "startedBy.id": {
   "kind": "reference",
   "ref": "customer-users",
   "integer": true
  },
  "startedBy.name": {
   "kind": "text",
   "maxLength": 120
  },
  "endedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
  },
  "endReason": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "values": [
    "done",
    "replied",
    "person",
    "status",
    "restricted",
    "stopped"
   ]
  },
  "steps": {
   "kind": "rows",
   "many": true,
   "required": true,
   "maxItems": 5,
   "fields": {
    "id": {
     "kind": "number",
     "required": true,
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
    "subject": {
     "kind": "text",
     "required": true,
     "nullable": true,
     "maxLength": 200
    },
    "body": {
     "kind": "text",
     "required": true,
     "maxLength": 20000
    },
    "dueAt": {
     "kind": "dateTime",
     "required": true
    },
    "status": {
     "kind": "enum",
     "required": true,
     "values": [
      "waiting",
      "sent",
      "failed",
      "dropped"
     ]
    },
    "sentAt": {
     "kind": "dateTime",
     "required": true,
     "nullable": true
    },
    "attachments": {
     "kind": "rows",
     "many": true,
     "required": true,
     "maxItems": 5,
     "fields": {
      "id": {
       "kind": "reference",
       "required": true,
       "ref": "attachments",
       "integer": true
      },
      "name": {
       "kind": "text",
       "required": true,
       "maxLength": 120
      }
     }
    }
   }
  }
 },
 "create": {
  "fields": {
   "isSigned": {
    "kind": "boolean",
    "default": false
   },
   "steps": {
    "kind": "rows",
    "many": true,
    "required": true,
    "minItems": 1,
    "maxItems": 5,
    "fields": {
     "channel": {
      "kind": "enum",
      "required": true,
      "values": [
       "email",
       "sms"
      ]
     },
     "dueAt": {
      "kind": "dateTime",
      "required": true,
      "notAfter": "+90d",
      "notBefore": "+0d"
     },
     "subject": {
      "kind": "text",
      "nullable": true,
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
     "attachmentIds": {
      "kind": "reference",
      "many": true,
      "ref": "attachments",
      "integer": true,
      "default": [],
      "maxItems": 5,
      "uniqueItems": true
     }
    }
   }
  },
  "required": [
   "steps"
  ],
  "media": "application/json"
 },
 "actions": {
  "stop": {
   "fields": {},
   "required": []
  }
 }
} as const;
