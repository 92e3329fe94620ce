// Written by openapi/generate.ts from the contract. Do not edit.
export const districts = {
 "name": "districts",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/districts"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "districts",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "maxLength": 120
  },
  "cityId": {
   "kind": "reference",
   "required": true,
   "ref": "cities",
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
   "cityId": {
    "kind": "reference",
    "ref": "cities",
    "integer": true
   }
  },
  "required": []
 }
} as const;
