// Written by openapi/generate.ts from the contract. Do not edit.
export const attachments = {
 "name": "attachments",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/attachments"
  },
  "create": {
   "method": "POST",
   "path": "/customers/{customerId}/attachments"
  },
  "one": {
   "method": "GET",
   "path": "/customers/{customerId}/attachments/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/customers/{customerId}/attachments/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/customers/{customerId}/attachments/{id}",
   "impersonation": "blocked"
  },
  "download": {
   "method": "GET",
   "path": "/customers/{customerId}/attachments/{id}/download"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "attachments",
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
   "maxLength": 120
  },
  "document": {
   "kind": "file",
   "required": true,
   "readOnly": true,
   "fields": {
    "url": {
     "kind": "text",
     "required": true,
     "maxLength": 500
    },
    "name": {
     "kind": "text",
     "required": true,
     "maxLength": 255
    },
    "size": {
     "kind": "number",
     "required": true,
     "integer": true,
     "minimum": 0
    },
    "mediaType": {
     "kind": "text",
     "required": true,
     "maxLength": 120
    }
   }
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
    "maxLength": 120
   },
   "document": {
    "kind": "file",
    "required": true,
    "accept": [
     "application/pdf",
     "image/jpeg",
     "image/png"
    ],
    "maxBytes": 15728640
   }
  },
  "required": [
   "name",
   "document"
  ],
  "media": "multipart/form-data",
  "maxRecords": 50
 },
 "update": {
  "fields": {
   "name": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 120
   },
   "document": {
    "kind": "file",
    "accept": [
     "application/pdf",
     "image/jpeg",
     "image/png"
    ],
    "maxBytes": 15728640
   }
  },
  "media": "multipart/form-data"
 }
} as const;
