// Written by openapi/generate.ts from the contract. Do not edit.
export const coupleProviders = {
 "name": "couple-providers",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/couple-providers"
  },
  "create": {
   "method": "POST",
   "path": "/couple-providers"
  },
  "one": {
   "method": "GET",
   "path": "/couple-providers/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/couple-providers/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/couple-providers/{id}",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "couple-providers",
   "integer": true
  },
  "version": {
   "kind": "version",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1
  },
  "providerId": {
   "kind": "reference",
   "required": true,
   "ref": "providers",
   "integer": true
  },
  "leadId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "ref": "leads",
   "integer": true
  },
  "coupleName": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 120
  },
  "weddingDate": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "dealDate": {
   "kind": "date",
   "required": true,
   "notAfter": "+0d",
   "notBefore": "2000-01-01"
  },
  "email": {
   "kind": "email",
   "required": true,
   "nullable": true,
   "maxLength": 254
  },
  "phone": {
   "kind": "phone",
   "required": true,
   "nullable": true,
   "maxLength": 16,
   "pattern": "^\\+[1-9][0-9]{5,14}$"
  },
  "language": {
   "kind": "enum",
   "required": true,
   "values": [
    "tr",
    "en",
    "de",
    "ar"
   ],
   "default": "tr"
  },
  "requestStatus": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "none",
    "asked",
    "opened",
    "answered",
    "declined",
    "expired"
   ],
   "default": "none"
  },
  "requestChannel": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "values": [
    "link",
    "qr",
    "email",
    "sms"
   ]
  },
  "requestedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "expiresAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "remindersSent": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "default": 0,
   "minimum": 0,
   "maximum": 9
  },
  "nextReminderAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "answeredAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "testimonialId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "ref": "provider-testimonials",
   "integer": true
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
  },
  "allowed": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "allowed.update": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "allowed.remove": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "coupleName",
   "weddingDate",
   "requestedAt",
   "createdAt"
  ],
  "defaultSort": "-weddingDate",
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
   "isMarried": {
    "kind": "boolean"
   },
   "leadId": {
    "kind": "reference",
    "ref": "leads",
    "integer": true
   },
   "requestStatus": {
    "kind": "enum",
    "many": true,
    "values": [
     "none",
     "asked",
     "opened",
     "answered",
     "declined",
     "expired"
    ],
    "minItems": 1,
    "maxItems": 20,
    "uniqueItems": true
   }
  },
  "required": []
 },
 "create": {
  "fields": {
   "providerId": {
    "kind": "reference",
    "required": true,
    "ref": "providers",
    "integer": true
   },
   "coupleName": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 120
   },
   "weddingDate": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "dealDate": {
    "kind": "date",
    "required": true,
    "notAfter": "+0d",
    "notBefore": "2000-01-01"
   },
   "email": {
    "kind": "email",
    "nullable": true,
    "maxLength": 254
   },
   "phone": {
    "kind": "phone",
    "nullable": true,
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$"
   },
   "language": {
    "kind": "enum",
    "values": [
     "tr",
     "en",
     "de",
     "ar"
    ],
    "default": "tr"
   }
  },
  "required": [
   "providerId",
   "coupleName",
   "dealDate"
  ],
  "media": "application/json"
 },
 "update": {
  "fields": {
   "coupleName": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 120
   },
   "weddingDate": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "dealDate": {
    "kind": "date",
    "notAfter": "+0d",
    "notBefore": "2000-01-01"
   },
   "email": {
    "kind": "email",
    "nullable": true,
    "maxLength": 254
   },
   "phone": {
    "kind": "phone",
    "nullable": true,
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$"
   },
   "language": {
    "kind": "enum",
    "values": [
     "tr",
     "en",
     "de",
     "ar"
    ],
    "default": "tr"
   }
  },
  "media": "application/json"
 }
} as const;
