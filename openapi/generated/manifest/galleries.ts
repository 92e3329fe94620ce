// Written by openapi/generate.ts from the contract. Do not edit.
export const galleries = {
 "name": "galleries",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/galleries"
  },
  "create": {
   "method": "POST",
   "path": "/galleries"
  },
  "one": {
   "method": "GET",
   "path": "/galleries/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/galleries/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/galleries/{id}",
   "impersonation": "blocked"
  },
  "move": {
   "method": "POST",
   "path": "/galleries/{id}/move-order"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "galleries",
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
   "integer": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 120
  },
  "description": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 1000
  },
  "coverImage": {
   "kind": "image",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "pictures": {
   "kind": "rows",
   "many": true,
   "required": true,
   "readOnly": true,
   "default": [],
   "maxItems": 1,
   "fields": {
    "url": {
     "kind": "text",
     "required": true,
     "maxLength": 500
    },
    "width": {
     "kind": "number",
     "required": true,
     "integer": true,
     "minimum": 1
    },
    "height": {
     "kind": "number",
     "required": true,
     "integer": true,
     "minimum": 1
    },
    "placeholder": {
     "kind": "text",
     "required": true,
     "maxLength": 2000
    },
    "sources": {
     "kind": "rows",
     "many": true,
     "required": true,
     "minItems": 1,
     "maxItems": 4,
     "fields": {
      "url": {
       "kind": "text",
       "required": true,
       "maxLength": 500
      },
      "width": {
       "kind": "number",
       "required": true,
       "integer": true,
       "minimum": 1
      },
      "height": {
       "kind": "number",
       "required": true,
       "integer": true,
       "minimum": 1
      }
     }
    }
   }
  },
  "shotAt": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 160
  },
  "coupleName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 120
  },
  "weddingDate": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "email": {
   "kind": "email",
   "required": true,
   "nullable": true,
   "maxLength": 254
  },
  "phone": {
   "kind": "phone",
   "required": true,
   "nullable": true,
   "maxLength": 16,
   "pattern": "^\\+[1-9][0-9]{5,14}$"
  },
  "isReference": {
   "kind": "boolean",
   "required": true,
   "default": false
  },
  "hasAgreement": {
   "kind": "boolean",
   "required": true
  },
  "isActive": {
   "kind": "boolean",
   "required": true,
   "default": true
  },
  "imageCount": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "default": 0,
   "minimum": 0
  },
  "order": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "orderWithin": "providerId",
   "minimum": 1
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
  }
 },
 "list": {
  "sort": [
   "order",
   "name",
   "weddingDate",
   "createdAt",
   "updatedAt"
  ],
  "defaultSort": "order",
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
   "isActive": {
    "kind": "boolean"
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
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 120
   },
   "description": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 1000
   },
   "shotAt": {
    "kind": "text",
    "nullable": true,
    "maxLength": 160
   },
   "coupleName": {
    "kind": "text",
    "nullable": true,
    "maxLength": 120
   },
   "weddingDate": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "email": {
    "kind": "email",
    "nullable": true,
    "maxLength": 254
   },
   "phone": {
    "kind": "phone",
    "nullable": true,
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$"
   },
   "isReference": {
    "kind": "boolean",
    "default": false
   },
   "hasAgreement": {
    "kind": "boolean",
    "required": true
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   }
  },
  "required": [
   "providerId",
   "name",
   "hasAgreement"
  ],
  "media": "application/json",
  "rules": [
   {
    "kind": "atLeast",
    "of": [
     "hasAgreement",
     "isReference"
    ],
    "at": [
     "hasAgreement"
    ],
    "code": "reference_agreement"
   },
   {
    "kind": "required",
    "of": [
     "coupleName"
    ],
    "at": [
     "coupleName"
    ],
    "when": {
     "isReference": [
      true
     ]
    }
   }
  ]
 },
 "update": {
  "fields": {
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "name": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 120
   },
   "description": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 1000
   },
   "shotAt": {
    "kind": "text",
    "nullable": true,
    "maxLength": 160
   },
   "coupleName": {
    "kind": "text",
    "nullable": true,
    "maxLength": 120
   },
   "weddingDate": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "email": {
    "kind": "email",
    "nullable": true,
    "maxLength": 254
   },
   "phone": {
    "kind": "phone",
    "nullable": true,
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$"
   },
   "isReference": {
    "kind": "boolean",
    "default": false
   },
   "hasAgreement": {
    "kind": "boolean"
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   }
  },
  "rules": [
   {
    "kind": "atLeast",
    "of": [
     "hasAgreement",
     "isReference"
    ],
    "at": [
     "hasAgreement"
    ],
    "code": "reference_agreement"
   },
   {
    "kind": "required",
    "of": [
     "coupleName"
    ],
    "at": [
     "coupleName"
    ],
    "when": {
     "isReference": [
      true
     ]
    }
   }
  ],
  "media": "application/json"
 }
} as const;
