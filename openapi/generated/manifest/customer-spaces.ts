// Written by openapi/generate.ts from the contract. Do not edit.
export const customerSpaces = {
 "name": "customer-spaces",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customer-spaces"
  },
  "create": {
   "method": "POST",
   "path": "/customer-spaces"
  },
  "one": {
   "method": "GET",
   "path": "/customer-spaces/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/customer-spaces/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/customer-spaces/{id}",
   "impersonation": "blocked"
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
  "version": {
   "kind": "version",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1
  },
  "providerId": {
   "kind": "reference",
   "required": true,
   "ref": "providers",
   "integer": true,
   "categoryType": [
    "venue"
   ]
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 2,
   "maxLength": 60,
   "pattern": "^(?=.*\\p{L})[\\p{L}\\p{M}\\p{N}]+( [\\p{L}\\p{M}\\p{N}]+)*$"
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
  },
  "linkedProviderIds": {
   "kind": "reference",
   "many": true,
   "required": true,
   "ref": "providers",
   "integer": true,
   "categoryType": [
    "venue"
   ],
   "default": [],
   "maxItems": 20,
   "uniqueItems": true
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  },
  "updatedAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  },
  "allowed": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "allowed.update": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "allowed.remove": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "name",
   "mealCapacity",
   "cocktailCapacity",
   "updatedAt"
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
    "integer": true,
    "categoryType": [
     "venue"
    ]
   },
   "shownBy": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "areaType": {
    "kind": "enum",
    "values": [
     "indoor",
     "outdoor",
     "indoor_and_outdoor"
    ]
   },
   "mealCapacityStart": {
    "kind": "number",
    "integer": true,
    "minimum": 0,
    "maximum": 9999
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
    "integer": true,
    "categoryType": [
     "venue"
    ]
   },
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 2,
    "maxLength": 60,
    "pattern": "^(?=.*\\p{L})[\\p{L}\\p{M}\\p{N}]+( [\\p{L}\\p{M}\\p{N}]+)*$"
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
    "nullable": true,
    "integer": true,
    "minimum": 10,
    "maximum": 9999,
    "oneOf": [
     "mealCapacity",
     "cocktailCapacity"
    ]
   },
   "cocktailCapacity": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 10,
    "maximum": 9999,
    "oneOf": [
     "mealCapacity",
     "cocktailCapacity"
    ]
   },
   "linkedProviderIds": {
    "kind": "reference",
    "many": true,
    "ref": "providers",
    "integer": true,
    "categoryType": [
     "venue"
    ],
    "default": [],
    "maxItems": 20,
    "uniqueItems": true
   }
  },
  "required": [
   "providerId",
   "name",
   "areaType"
  ],
  "media": "application/json",
  "rules": [
   {
    "kind": "filled",
    "of": [
     "mealCapacity",
     "cocktailCapacity"
    ],
    "at": [
     "mealCapacity",
     "cocktailCapacity"
    ],
    "code": "capacity_missing",
    "least": 1
   }
  ],
  "maxRecords": 30
 },
 "update": {
  "fields": {
   "name": {
    "kind": "text",
    "minLength": 2,
    "maxLength": 60,
    "pattern": "^(?=.*\\p{L})[\\p{L}\\p{M}\\p{N}]+( [\\p{L}\\p{M}\\p{N}]+)*$"
   },
   "areaType": {
    "kind": "enum",
    "values": [
     "indoor",
     "outdoor",
     "indoor_and_outdoor"
    ]
   },
   "mealCapacity": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 10,
    "maximum": 9999,
    "oneOf": [
     "mealCapacity",
     "cocktailCapacity"
    ]
   },
   "cocktailCapacity": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 10,
    "maximum": 9999,
    "oneOf": [
     "mealCapacity",
     "cocktailCapacity"
    ]
   },
   "linkedProviderIds": {
    "kind": "reference",
    "many": true,
    "ref": "providers",
    "integer": true,
    "categoryType": [
     "venue"
    ],
    "default": [],
    "maxItems": 20,
    "uniqueItems": true
   }
  },
  "rules": [
   {
    "kind": "filled",
    "of": [
     "mealCapacity",
     "cocktailCapacity"
    ],
    "at": [
     "mealCapacity",
     "cocktailCapacity"
    ],
    "code": "capacity_missing",
    "least": 1
   }
  ],
  "media": "application/json"
 }
} as const;
