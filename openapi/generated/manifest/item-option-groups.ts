// Written by openapi/generate.ts from the contract. Do not edit.
export const itemOptionGroups = {
 "name": "item-option-groups",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/item-option-groups"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "item-option-groups",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "maxLength": 120
  },
  "providerCategoryId": {
   "kind": "reference",
   "required": true,
   "ref": "provider-categories",
   "integer": true
  },
  "options": {
   "kind": "rows",
   "many": true,
   "required": true,
   "maxItems": 200,
   "fields": {
    "id": {
     "kind": "number",
     "required": true,
     "integer": true
    },
    "name": {
     "kind": "text",
     "required": true,
     "maxLength": 120
    }
   }
  }
 },
 "list": {
  "sort": [
   "name"
  ],
  "defaultSort": "name",
  "filters": {
   "providerCategoryId": {
    "kind": "reference",
    "ref": "provider-categories",
    "integer": true
   }
  },
  "required": []
 }
} as const;
