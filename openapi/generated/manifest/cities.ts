// Written by openapi/generate.ts from the contract. Do not edit.
export const cities = {
 "name": "cities",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/cities"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "cities",
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
