// Written by openapi/generate.ts from the contract. Do not edit.
export const updateMediaItemDatasFacts = {
 "body": {
  "tagIds": {
   "kind": "number",
   "many": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991,
   "maxItems": 40,
   "uniqueItems": true
  },
  "properties": {
   "kind": "rows",
   "many": true,
   "maxItems": 20,
   "fields": {
    "name": {
     "kind": "text",
     "required": true,
     "minLength": 1,
     "maxLength": 60
    },
    "value": {
     "kind": "text",
     "required": true,
     "minLength": 1,
     "maxLength": 120
    }
   }
  },
  "minPrice": {
   "kind": "money",
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
  },
  "maxPrice": {
   "kind": "money",
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
  }
 }
} as const;
