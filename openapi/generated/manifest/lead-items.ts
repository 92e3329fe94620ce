// Written by openapi/generate.ts from the contract. Do not edit.
export const leadItems = {
 "name": "lead-items",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/leads/{id}/items"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "ref": "lead-items",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "maxLength": 160
  },
  "image": {
   "kind": "image",
   "required": true,
   "nullable": true,
   "maxLength": 500
  },
  "price": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0
  }
 }
} as const;
