// Written by openapi/generate.ts from the contract. Do not edit.
export const payments = {
 "name": "payments",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/payments"
  },
  "one": {
   "method": "GET",
   "path": "/payments/{id}"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "payments",
   "integer": true
  },
  "providerId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "ref": "providers",
   "integer": true
  },
  "description": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "minLength": 1,
   "maxLength": 160
  },
  "amountMinor": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0,
   "maximum": 9999999999
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "planned",
    "pending",
    "paid",
    "overdue",
    "failed"
   ]
  },
  "dueDate": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "recurringMonth": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "default": 0,
   "minimum": 0,
   "maximum": 36
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "dueDate",
   "amountMinor",
   "createdAt"
  ],
  "defaultSort": "-dueDate",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "planned",
     "pending",
     "paid",
     "overdue",
     "failed"
    ],
    "minItems": 1,
    "maxItems": 200
   },
   "dueDateStart": {
    "kind": "date"
   },
   "dueDateEnd": {
    "kind": "date"
   }
  },
  "required": []
 }
} as const;
