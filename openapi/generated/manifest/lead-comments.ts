// Written by openapi/generate.ts from the contract. Do not edit.
export const leadComments = {
 "name": "lead-comments",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/leads/{id}/comments"
  },
  "create": {
   "method": "POST",
   "path": "/leads/{id}/comments"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "ref": "lead-comments",
   "integer": true
  },
  "body": {
   "kind": "text",
   "required": true,
   "maxLength": 2000
  },
  "readAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
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
  "filters": {},
  "required": []
 },
 "create": {
  "fields": {
   "body": {
    "kind": "longText",
    "required": true,
    "minLength": 1,
    "maxLength": 2000
   }
  },
  "required": [
   "body"
  ],
  "media": "application/json"
 }
} as const;
