// Written by openapi/generate.ts from the contract. Do not edit.
export const followUpSteps = {
 "name": "follow-up-steps",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/follow-up-steps"
  },
  "create": {
   "method": "POST",
   "path": "/customers/{customerId}/follow-up-steps"
  },
  "one": {
   "method": "GET",
   "path": "/customers/{customerId}/follow-up-steps/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/customers/{customerId}/follow-up-steps/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/customers/{customerId}/follow-up-steps/{id}",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "follow-up-steps",
   "integer": true
  },
  "version": {
   "kind": "version",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 80
  },
  "afterDays": {
   "kind": "number",
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 60
  },
  "channel": {
   "kind": "enum",
   "required": true,
   "values": [
    "email",
    "sms"
   ]
  },
  "templateId": {
   "kind": "reference",
   "required": true,
   "ref": "templates",
   "integer": true
  },
  "isActive": {
   "kind": "boolean",
   "required": true,
   "default": true
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  },
  "updatedAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "afterDays",
   "name"
  ],
  "defaultSort": "afterDays",
  "filters": {
   "isActive": {
    "kind": "boolean"
   }
  },
  "required": []
 },
 "create": {
  "fields": {
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 80
   },
   "afterDays": {
    "kind": "number",
    "required": true,
    "integer": true,
    "minimum": 1,
    "maximum": 60
   },
   "channel": {
    "kind": "enum",
    "required": true,
    "values": [
     "email",
     "sms"
    ]
   },
   "templateId": {
    "kind": "reference",
    "required": true,
    "ref": "templates",
    "integer": true
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   }
  },
  "required": [
   "name",
   "afterDays",
   "channel",
   "templateId"
  ],
  "media": "application/json",
  "maxRecords": 5
 },
 "update": {
  "fields": {
   "name": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 80
   },
   "afterDays": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 60
   },
   "channel": {
    "kind": "enum",
    "values": [
     "email",
     "sms"
    ]
   },
   "templateId": {
    "kind": "reference",
    "ref": "templates",
    "integer": true
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   }
  },
  "media": "application/json"
 }
} as const;
