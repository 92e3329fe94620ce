// Written by openapi/generate.ts from the contract. Do not edit.
export const providerAwards = {
 "name": "provider-awards",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/provider-awards"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "provider-awards",
   "integer": true
  },
  "providerId": {
   "kind": "reference",
   "required": true,
   "readOnly": true,
   "ref": "providers",
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "minLength": 1,
   "maxLength": 120
  },
  "image": {
   "kind": "image",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "rank": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "bronze",
    "silver",
    "gold"
   ],
   "default": "bronze"
  },
  "description": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "awardedOn": {
   "kind": "date",
   "required": true,
   "readOnly": true
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "awardedOn",
   "name",
   "createdAt"
  ],
  "defaultSort": "-awardedOn",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "rank": {
    "kind": "enum",
    "values": [
     "bronze",
     "silver",
     "gold"
    ]
   }
  },
  "required": []
 }
} as const;
