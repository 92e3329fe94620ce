// Written by openapi/generate.ts from the contract. Do not edit.
export const templates = {
 "name": "templates",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/templates"
  },
  "create": {
   "method": "POST",
   "path": "/customers/{customerId}/templates"
  },
  "one": {
   "method": "GET",
   "path": "/customers/{customerId}/templates/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/customers/{customerId}/templates/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/customers/{customerId}/templates/{id}",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "templates",
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
  "subject": {
   "kind": "text",
   "required": true,
   "mergeFields": [
    "couple",
    "bride",
    "groom",
    "weddingDate",
    "guests",
    "provider",
    "offer",
    "price",
    "appointment",
    "me"
   ],
   "minLength": 1,
   "maxLength": 150
  },
  "content": {
   "kind": "richText",
   "required": true,
   "mergeFields": [
    "couple",
    "bride",
    "groom",
    "weddingDate",
    "guests",
    "provider",
    "offer",
    "price",
    "appointment",
    "me"
   ],
   "minLength": 1,
   "maxLength": 20000
  },
  "attachmentIds": {
   "kind": "reference",
   "many": true,
   "required": true,
   "ref": "attachments",
   "integer": true,
   "default": [],
   "maxItems": 5,
   "uniqueItems": true
  },
  "providerIds": {
   "kind": "reference",
   "many": true,
   "required": true,
   "ref": "providers",
   "integer": true,
   "default": [],
   "maxItems": 100,
   "uniqueItems": true
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
   "name",
   "createdAt",
   "updatedAt"
  ],
  "defaultSort": "name",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "language": {
    "kind": "enum",
    "values": [
     "tr",
     "en",
     "de",
     "ar"
    ]
   },
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
   "language": {
    "kind": "enum",
    "values": [
     "tr",
     "en",
     "de",
     "ar"
    ],
    "default": "tr"
   },
   "subject": {
    "kind": "text",
    "required": true,
    "mergeFields": [
     "couple",
     "bride",
     "groom",
     "weddingDate",
     "guests",
     "provider",
     "offer",
     "price",
     "appointment",
     "me"
    ],
    "minLength": 1,
    "maxLength": 150
   },
   "content": {
    "kind": "richText",
    "required": true,
    "mergeFields": [
     "couple",
     "bride",
     "groom",
     "weddingDate",
     "guests",
     "provider",
     "offer",
     "price",
     "appointment",
     "me"
    ],
    "minLength": 1,
    "maxLength": 20000
   },
   "attachmentIds": {
    "kind": "reference",
    "many": true,
    "ref": "attachments",
    "integer": true,
    "default": [],
    "maxItems": 5,
    "uniqueItems": true
   },
   "providerIds": {
    "kind": "reference",
    "many": true,
    "ref": "providers",
    "integer": true,
    "default": [],
    "maxItems": 100,
    "uniqueItems": true
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   }
  },
  "required": [
   "name",
   "subject",
   "content"
  ],
  "media": "application/json"
 },
 "update": {
  "fields": {
   "name": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 80
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
   },
   "subject": {
    "kind": "text",
    "mergeFields": [
     "couple",
     "bride",
     "groom",
     "weddingDate",
     "guests",
     "provider",
     "offer",
     "price",
     "appointment",
     "me"
    ],
    "minLength": 1,
    "maxLength": 150
   },
   "content": {
    "kind": "richText",
    "mergeFields": [
     "couple",
     "bride",
     "groom",
     "weddingDate",
     "guests",
     "provider",
     "offer",
     "price",
     "appointment",
     "me"
    ],
    "minLength": 1,
    "maxLength": 20000
   },
   "attachmentIds": {
    "kind": "reference",
    "many": true,
    "ref": "attachments",
    "integer": true,
    "default": [],
    "maxItems": 5,
    "uniqueItems": true
   },
   "providerIds": {
    "kind": "reference",
    "many": true,
    "ref": "providers",
    "integer": true,
    "default": [],
    "maxItems": 100,
    "uniqueItems": true
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   }
  },
  "media": "application/json"
 }
} as const;
