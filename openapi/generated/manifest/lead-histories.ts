// Written by openapi/generate.ts from the contract. Do not edit.
export const leadHistories = {
 "name": "lead-histories",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/leads/{id}/histories"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "ref": "lead-histories",
   "integer": true
  },
  "event": {
   "kind": "text",
   "required": true,
   "maxLength": 60
  },
  "from": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 120
  },
  "to": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 120
  },
  "note": {
   "kind": "text",
   "required": true,
   "nullable": true,
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
   "event": {
    "kind": "text",
    "many": true,
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[a-z_]+$",
    "minItems": 1,
    "maxItems": 20,
    "uniqueItems": true
   }
  },
  "required": []
 }
} as const;
