// Written by openapi/generate.ts from the contract. Do not edit.
export const catalogItems = {
 "name": "catalog-items",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/catalog-items"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "catalog-items",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "maxLength": 120
  },
  "unitLabel": {
   "kind": "text",
   "required": true,
   "maxLength": 60
  },
  "catalogTypeId": {
   "kind": "reference",
   "required": true,
   "ref": "catalog-types",
   "integer": true
  },
  "providerCategoryId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "ref": "provider-categories",
   "integer": true
  }
 },
 "list": {
  "sort": [
   "name"
  ],
  "defaultSort": "name",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "catalogTypeId": {
    "kind": "reference",
    "ref": "catalog-types",
    "integer": true
   },
   "providerCategoryId": {
    "kind": "reference",
    "ref": "provider-categories",
    "integer": true
   }
  },
  "required": []
 }
} as const;
