// Written by openapi/generate.ts from the contract. Do not edit.
export const payments = {
 "name": "payments",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/payments"
  },
  "create": {
   "method": "POST",
   "path": "/payments",
   "impersonation": "blocked"
  },
  "one": {
   "method": "GET",
   "path": "/payments/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/payments/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/payments/{id}",
   "impersonation": "blocked"
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
   "default": "Paket",
   "minLength": 1,
   "maxLength": 160
  },
  "amountMinor": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "default": 0,
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
    "failed",
    "refunded",
    "cancelled"
   ],
   "default": "pending"
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
  },
  "version": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991
  },
  "kind": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "package",
    "renewal",
    "upgrade",
    "couple"
   ],
   "default": "package"
  },
  "method": {
   "kind": "configItem",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "list": "payment_type",
   "maxLength": 40
  },
  "paidAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "installments": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "default": 1,
   "minimum": 1,
   "maximum": 36
  },
  "installmentMinor": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0,
   "maximum": 9999999999
  },
  "taxMinor": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0,
   "maximum": 9999999999
  },
  "totalMinor": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0,
   "maximum": 9999999999
  },
  "productId": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991
  },
  "periodStart": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "periodEnd": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "coupleName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 160
  },
  "weddingDate": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "note": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 160
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
     "failed",
     "refunded",
     "cancelled"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "dueDateStart": {
    "kind": "date"
   },
   "dueDateEnd": {
    "kind": "date"
   }
  },
  "required": []
 },
 "create": {
  "fields": {
   "productId": {
    "kind": "number",
    "required": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "providerId": {
    "kind": "reference",
    "nullable": true,
    "ref": "providers",
    "integer": true
   }
  },
  "required": [
   "productId"
  ],
  "media": "application/json"
 },
 "update": {
  "fields": {
   "note": {
    "kind": "text",
    "nullable": true,
    "maxLength": 160
   }
  },
  "media": "application/json"
 }
} as const;
