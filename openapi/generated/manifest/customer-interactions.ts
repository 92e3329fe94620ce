// Written by openapi/generate.ts from the contract. Do not edit.
export const customerInteractions = {
 "name": "customer-interactions",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/interactions"
  },
  "create": {
   "method": "POST",
   "path": "/customers/{customerId}/interactions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "ref": "customer-interactions",
   "integer": true
  },
  "type": {
   "kind": "enum",
   "required": true,
   "values": [
    "call",
    "email",
    "meeting",
    "note"
   ]
  },
  "body": {
   "kind": "text",
   "required": true,
   "maxLength": 2000
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true
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
     "call",
     "email",
     "meeting",
     "note"
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
     "call",
     "email",
     "meeting",
     "note"
    ]
   },
   "body": {
    "kind": "longText",
    "required": true,
    "minLength": 1,
    "maxLength": 2000
   }
  },
  "required": [
   "type",
   "body"
  ],
  "media": "application/json"
 }
} as const;
