// Written by openapi/generate.ts from the contract. Do not edit.
export const neighborhoods = {
 "name": "neighborhoods",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/neighborhoods"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "neighborhoods",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "maxLength": 120
  },
  "districtId": {
   "kind": "reference",
   "required": true,
   "ref": "districts",
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
   "districtId": {
    "kind": "reference",
    "ref": "districts",
    "integer": true
   }
  },
  "required": []
 }
} as const;
