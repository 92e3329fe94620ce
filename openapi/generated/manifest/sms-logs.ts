// Written by openapi/generate.ts from the contract. Do not edit.
export const smsLogs = {
 "name": "sms-logs",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/sms/logs"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "sms-logs",
   "integer": true
  },
  "leadId": {
   "kind": "reference",
   "required": true,
   "readOnly": true,
   "ref": "leads",
   "integer": true
  },
  "coupleName": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 200
  },
  "providerId": {
   "kind": "reference",
   "required": true,
   "readOnly": true,
   "ref": "providers",
   "integer": true
  },
  "phone": {
   "kind": "phone",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 16
  },
  "text": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 5000
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "queued",
    "sent",
    "failed"
   ]
  },
  "failure": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "values": [
    "wrong_address",
    "unreachable",
    "refused"
   ]
  },
  "segments": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0
  },
  "costMinor": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0
  },
  "isAutomatic": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "senderName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 200
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "createdAt",
   "segments",
   "costMinor"
  ],
  "defaultSort": "-createdAt",
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
     "queued",
     "sent",
     "failed"
    ],
    "minItems": 1,
    "maxItems": 3,
    "uniqueItems": true
   },
   "isAutomatic": {
    "kind": "boolean"
   },
   "createdAtStart": {
    "kind": "date"
   },
   "createdAtEnd": {
    "kind": "date"
   }
  },
  "required": []
 }
} as const;
