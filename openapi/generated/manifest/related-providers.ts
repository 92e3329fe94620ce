// Written by openapi/generate.ts from the contract. Do not edit.
export const relatedProviders = {
 "name": "related-providers",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/related-providers"
  },
  "create": {
   "method": "POST",
   "path": "/related-providers"
  },
  "one": {
   "method": "GET",
   "path": "/related-providers/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/related-providers/{id}",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "related-providers",
   "integer": true
  },
  "providerId": {
   "kind": "reference",
   "required": true,
   "ref": "providers",
   "integer": true
  },
  "relatedProviderId": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 160
  },
  "categoryId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "ref": "provider-categories",
   "integer": true
  },
  "cityId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "ref": "cities",
   "integer": true
  },
  "website": {
   "kind": "url",
   "required": true,
   "nullable": true,
   "maxLength": 300
  },
  "note": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 300
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "name",
   "createdAt"
  ],
  "defaultSort": "name",
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
   }
  },
  "required": []
 },
 "create": {
  "fields": {
   "providerId": {
    "kind": "reference",
    "required": true,
    "ref": "providers",
    "integer": true
   },
   "relatedProviderId": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 160
   },
   "website": {
    "kind": "url",
    "nullable": true,
    "maxLength": 300
   },
   "note": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 300
   }
  },
  "required": [
   "providerId",
   "name"
  ],
  "media": "application/json",
  "maxRecords": 20
 }
} as const;
