// Written by openapi/generate.ts from the contract. Do not edit.
export const discountDocuments = {
 "name": "discount-documents",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/discounts/{id}/documents"
  },
  "create": {
   "method": "POST",
   "path": "/discounts/{id}/documents",
   "feature": "addCampaign"
  },
  "update": {
   "method": "PUT",
   "path": "/discounts/{id}/documents/{documentId}",
   "feature": "addCampaign"
  },
  "remove": {
   "method": "DELETE",
   "path": "/discounts/{id}/documents/{documentId}",
   "impersonation": "blocked"
  },
  "download": {
   "method": "GET",
   "path": "/discounts/{id}/documents/{documentId}/download"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "discount-documents",
   "integer": true
  },
  "discountId": {
   "kind": "reference",
   "required": true,
   "readOnly": true,
   "ref": "discounts",
   "integer": true
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
 "create": {
  "fields": {
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
   "document"
  ],
  "media": "multipart/form-data",
  "maxRecords": 5
 },
 "update": {
  "fields": {
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
  "media": "multipart/form-data"
 }
} as const;
