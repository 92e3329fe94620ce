// Written by openapi/generate.ts from the contract. Do not edit.
export const providerCategories = {
 "name": "provider-categories",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/provider-categories"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "provider-categories",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "maxLength": 120
  },
  "categoryType": {
   "kind": "enum",
   "required": true,
   "values": [
    "venue",
    "bridal",
    "service"
   ]
  },
  "roiMinLeadCount": {
   "kind": "number",
   "integer": true,
   "minimum": 0
  },
  "meta": {
   "kind": "object"
  },
  "meta.hasCapacity": {
   "kind": "boolean",
   "required": true
  },
  "meta.hasMenus": {
   "kind": "boolean",
   "required": true
  },
  "meta.hasModels": {
   "kind": "boolean",
   "required": true
  }
 }
} as const;
