// Written by openapi/generate.ts from the contract. Do not edit.
export const customerActions = {
 "name": "customer-actions",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/actions"
  },
  "create": {
   "method": "POST",
   "path": "/customers/{customerId}/actions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "ref": "customer-actions",
   "integer": true
  },
  "type": {
   "kind": "enum",
   "required": true,
   "values": [
    "confirm_contact_info",
    "request_call_back",
    "request_invoice_copy"
   ]
  },
  "note": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 500
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
     "confirm_contact_info",
     "request_call_back",
     "request_invoice_copy"
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
     "confirm_contact_info",
     "request_call_back",
     "request_invoice_copy"
    ]
   },
   "note": {
    "kind": "text",
    "nullable": true,
    "maxLength": 500
   }
  },
  "required": [
   "type"
  ],
  "media": "application/json"
 }
} as const;
