// Written by openapi/generate.ts from the contract. Do not edit.
export const providerItems = {
 "name": "provider-items",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/provider-items"
  },
  "create": {
   "method": "POST",
   "path": "/provider-items"
  },
  "one": {
   "method": "GET",
   "path": "/provider-items/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/provider-items/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/provider-items/{id}",
   "impersonation": "blocked"
  },
  "action": {
   "method": "POST",
   "path": "/provider-items/{id}/actions"
  },
  "move": {
   "method": "POST",
   "path": "/provider-items/{id}/move-order"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "provider-items",
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
    "bridal"
   ]
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 120
  },
  "brand": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 80
  },
  "description": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 500
  },
  "details": {
   "kind": "richText",
   "required": true,
   "nullable": true,
   "maxLength": 10000
  },
  "optionIds": {
   "kind": "number",
   "many": true,
   "required": true,
   "integer": true,
   "default": [],
   "minimum": 1,
   "maximum": 9007199254740991,
   "maxItems": 40,
   "uniqueItems": true
  },
  "minPrice": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
  },
  "maxPrice": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "pending",
    "published",
    "unpublished",
    "rejected"
   ],
   "default": "pending"
  },
  "rejectionReason": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "isActive": {
   "kind": "boolean",
   "required": true,
   "default": true
  },
  "coverImage": {
   "kind": "image",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "images": {
   "kind": "image",
   "many": true,
   "required": true,
   "readOnly": true,
   "maxLength": 500,
   "maxItems": 12
  },
  "pictures": {
   "kind": "rows",
   "many": true,
   "required": true,
   "readOnly": true,
   "maxItems": 13,
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
  "videos": {
   "kind": "rows",
   "many": true,
   "required": true,
   "default": [],
   "maxItems": 5,
   "fields": {
    "url": {
     "kind": "videoLink",
     "required": true,
     "hosts": "known",
     "maxLength": 500
    },
    "title": {
     "kind": "text",
     "nullable": true,
     "maxLength": 120
    }
   }
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
  },
  "allowed.move": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "allowed.actions": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "publish",
    "unpublish"
   ],
   "maxItems": 10,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "order",
   "name",
   "minPrice",
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
    "integer": true,
    "categoryType": [
     "bridal"
    ]
   },
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "pending",
     "published",
     "unpublished",
     "rejected"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
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
    "integer": true,
    "categoryType": [
     "bridal"
    ]
   },
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 120
   },
   "brand": {
    "kind": "text",
    "nullable": true,
    "maxLength": 80
   },
   "description": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 500
   },
   "details": {
    "kind": "richText",
    "nullable": true,
    "maxLength": 10000
   },
   "optionIds": {
    "kind": "number",
    "many": true,
    "integer": true,
    "default": [],
    "minimum": 1,
    "maximum": 9007199254740991,
    "maxItems": 40,
    "uniqueItems": true
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
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   },
   "coverImage": {
    "kind": "image",
    "required": true,
    "accept": [
     "image/jpeg",
     "image/png",
     "image/webp"
    ],
    "maxBytes": 10485760,
    "minWidth": 800,
    "maxWidth": 6000
   },
   "images": {
    "kind": "image",
    "many": true,
    "accept": [
     "image/jpeg",
     "image/png",
     "image/webp"
    ],
    "maxBytes": 10485760,
    "minWidth": 800,
    "maxWidth": 6000,
    "maxTotalBytes": 52428800,
    "cover": "coverImage",
    "default": [],
    "maxItems": 12
   },
   "videos": {
    "kind": "rows",
    "many": true,
    "default": [],
    "maxItems": 5,
    "fields": {
     "url": {
      "kind": "videoLink",
      "required": true,
      "hosts": "known",
      "maxLength": 500
     },
     "title": {
      "kind": "text",
      "nullable": true,
      "maxLength": 120
     }
    }
   }
  },
  "required": [
   "providerId",
   "name",
   "coverImage"
  ],
  "media": "multipart/form-data",
  "rules": [
   {
    "kind": "atLeast",
    "of": [
     "maxPrice",
     "minPrice"
    ],
    "at": [
     "maxPrice"
    ],
    "code": "max_below_min"
   }
  ]
 },
 "review": {
  "again": [
   "providerId",
   "name",
   "brand",
   "description",
   "details",
   "optionIds",
   "coverImage",
   "images",
   "videos"
  ],
  "to": "pending"
 },
 "update": {
  "fields": {
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true,
    "categoryType": [
     "bridal"
    ]
   },
   "name": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 120
   },
   "brand": {
    "kind": "text",
    "nullable": true,
    "maxLength": 80
   },
   "description": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 500
   },
   "details": {
    "kind": "richText",
    "nullable": true,
    "maxLength": 10000
   },
   "optionIds": {
    "kind": "number",
    "many": true,
    "integer": true,
    "default": [],
    "minimum": 1,
    "maximum": 9007199254740991,
    "maxItems": 40,
    "uniqueItems": true
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
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   },
   "coverImage": {
    "kind": "image",
    "accept": [
     "image/jpeg",
     "image/png",
     "image/webp"
    ],
    "maxBytes": 10485760,
    "minWidth": 800,
    "maxWidth": 6000
   },
   "images": {
    "kind": "image",
    "many": true,
    "accept": [
     "image/jpeg",
     "image/png",
     "image/webp"
    ],
    "maxBytes": 10485760,
    "minWidth": 800,
    "maxWidth": 6000,
    "maxTotalBytes": 52428800,
    "cover": "coverImage",
    "default": [],
    "maxItems": 12
   },
   "videos": {
    "kind": "rows",
    "many": true,
    "default": [],
    "maxItems": 5,
    "fields": {
     "url": {
      "kind": "videoLink",
      "required": true,
      "hosts": "known",
      "maxLength": 500
     },
     "title": {
      "kind": "text",
      "nullable": true,
      "maxLength": 120
     }
    }
   }
  },
  "rules": [
   {
    "kind": "atLeast",
    "of": [
     "maxPrice",
     "minPrice"
    ],
    "at": [
     "maxPrice"
    ],
    "code": "max_below_min"
   }
  ],
  "media": "multipart/form-data"
 },
 "actions": {
  "publish": {
   "fields": {},
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "unpublished"
    ],
    "to": "published"
   }
  },
  "unpublish": {
   "fields": {},
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "published"
    ],
    "to": "unpublished"
   }
  }
 }
} as const;
