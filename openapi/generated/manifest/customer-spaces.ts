// Written by openapi/generate.ts from the contract. Do not edit.
export const customerSpaces = {
 "name": "customer-spaces",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customer-spaces"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "customer-spaces",
   "integer": true
  },
  "providerId": {
   "kind": "reference",
   "required": true,
   "ref": "providers",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 2,
   "maxLength": 60
  },
  "areaType": {
   "kind": "enum",
   "required": true,
   "values": [
    "indoor",
    "outdoor",
    "indoor_and_outdoor"
   ]
  },
  "mealCapacity": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 10,
   "maximum": 9999
  },
  "cocktailCapacity": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 10,
   "maximum": 9999
  }
 },
 "list": {
  "sort": [
   "name",
   "mealCapacity"
  ],
  "defaultSort": "name",
  "filters": {
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   }
  },
  "required": []
 }
} as const;
