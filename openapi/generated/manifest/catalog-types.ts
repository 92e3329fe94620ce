// Written by openapi/generate.ts from the contract. Do not edit.
export const catalogTypes = {
 "name": "catalog-types",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/catalog-types"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "catalog-types",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "maxLength": 120
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
   }
  },
  "required": []
 }
} as const;
