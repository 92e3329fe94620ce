// Written by openapi/generate.ts from the contract. Do not edit.
export const medias = {
 "name": "medias",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/medias"
  },
  "create": {
   "method": "POST",
   "path": "/medias",
   "feature": "uploadPhotos"
  },
  "one": {
   "method": "GET",
   "path": "/medias/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/medias/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/medias/{id}",
   "impersonation": "blocked"
  },
  "move": {
   "method": "POST",
   "path": "/medias/{id}/move-order"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "medias",
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
  "galleryId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "ref": "galleries",
   "integer": true
  },
  "kind": {
   "kind": "enum",
   "required": true,
   "values": [
    "photo",
    "video"
   ]
  },
  "code": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 20
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
  "tagIds": {
   "kind": "number",
   "many": true,
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991,
   "maxItems": 40,
   "uniqueItems": true
  },
  "properties": {
   "kind": "rows",
   "many": true,
   "required": true,
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
  "sourceCredit": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 160
  },
  "rotation": {
   "kind": "number",
   "required": true,
   "integer": true,
   "default": 0,
   "minimum": 0,
   "maximum": 270
  },
  "isActive": {
   "kind": "boolean",
   "required": true,
   "default": true
  },
  "isMain": {
   "kind": "boolean",
   "required": true,
   "default": false
  },
  "isLocked": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "order": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "orderWithin": "providerId",
   "lockedFirst": 5,
   "minimum": 1
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "pending",
    "approved",
    "published",
    "rejected"
   ],
   "default": "pending"
  },
  "publishesBy": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "rejectionCause": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "values": [
    "redirects",
    "contact_info",
    "campaign_info"
   ]
  },
  "image": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "image.url": {
   "kind": "text",
   "maxLength": 500,
   "readOnly": true
  },
  "image.width": {
   "kind": "number",
   "integer": true,
   "minimum": 1,
   "readOnly": true
  },
  "image.height": {
   "kind": "number",
   "integer": true,
   "minimum": 1,
   "readOnly": true
  },
  "image.placeholder": {
   "kind": "text",
   "maxLength": 2000,
   "readOnly": true
  },
  "image.sources": {
   "kind": "rows",
   "many": true,
   "minItems": 1,
   "maxItems": 3,
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
   },
   "readOnly": true
  },
  "image.originalUrl": {
   "kind": "text",
   "maxLength": 700,
   "readOnly": true
  },
  "videoUrl": {
   "kind": "videoLink",
   "required": true,
   "nullable": true,
   "hosts": "known",
   "maxLength": 500
  },
  "video": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "video.host": {
   "kind": "enum",
   "values": [
    "youtube",
    "vimeo",
    "dailymotion",
    "own"
   ],
   "readOnly": true
  },
  "video.embedUrl": {
   "kind": "url",
   "nullable": true,
   "maxLength": 500,
   "readOnly": true
  },
  "video.fileUrl": {
   "kind": "text",
   "nullable": true,
   "maxLength": 700,
   "readOnly": true
  },
  "is360": {
   "kind": "boolean",
   "required": true,
   "default": false
  },
  "isPromo": {
   "kind": "boolean",
   "required": true,
   "default": false
  },
  "isPromoInTurn": {
   "kind": "boolean",
   "required": true,
   "default": false
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
  "allowed.main": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "allowed.around": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "order",
   "name",
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
   "galleryId": {
    "kind": "reference",
    "ref": "galleries",
    "integer": true
   },
   "kind": {
    "kind": "enum",
    "values": [
     "photo",
     "video"
    ]
   },
   "videoType": {
    "kind": "enum",
    "values": [
     "all",
     "subscription",
     "subscription_rnd",
     "video",
     "360video",
     "video_self"
    ]
   },
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "pending",
     "approved",
     "published",
     "rejected"
    ],
    "minItems": 1,
    "maxItems": 4,
    "uniqueItems": true
   },
   "rejectionCause": {
    "kind": "enum",
    "values": [
     "redirects",
     "contact_info",
     "campaign_info"
    ]
   },
   "isActive": {
    "kind": "boolean"
   },
   "tagId": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
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
   "galleryId": {
    "kind": "reference",
    "nullable": true,
    "ref": "galleries",
    "integer": true
   },
   "kind": {
    "kind": "enum",
    "required": true,
    "values": [
     "photo",
     "video"
    ]
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
   },
   "sourceCredit": {
    "kind": "text",
    "nullable": true,
    "maxLength": 160
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   },
   "is360": {
    "kind": "boolean",
    "default": false
   },
   "isPromo": {
    "kind": "boolean",
    "default": false
   },
   "isPromoInTurn": {
    "kind": "boolean",
    "default": false
   },
   "videoUrl": {
    "kind": "videoLink",
    "nullable": true,
    "hosts": "known",
    "maxLength": 500
   },
   "batch": {
    "kind": "text",
    "nullable": true,
    "minLength": 1,
    "maxLength": 64
   },
   "batchPosition": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 10000
   },
   "file": {
    "kind": "image",
    "nullable": true,
    "accept": [
     "image/jpeg",
     "image/png",
     "image/webp"
    ],
    "maxBytes": 10485760,
    "minWidth": 800,
    "maxWidth": 6000
   },
   "videoFile": {
    "kind": "file",
    "nullable": true,
    "accept": [
     "video/mp4",
     "video/webm",
     "video/quicktime"
    ],
    "maxBytes": 15728640
   }
  },
  "required": [
   "providerId",
   "kind"
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
  ],
  "quota": {
   "limit": "photos",
   "per": "providerId",
   "among": {
    "kind": "photo"
   }
  }
 },
 "review": {
  "again": [
   "name",
   "description",
   "properties",
   "sourceCredit",
   "image",
   "videoUrl"
  ],
  "to": "pending"
 },
 "update": {
  "fields": {
   "galleryId": {
    "kind": "reference",
    "nullable": true,
    "ref": "galleries",
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
   },
   "sourceCredit": {
    "kind": "text",
    "nullable": true,
    "maxLength": 160
   },
   "rotation": {
    "kind": "number",
    "integer": true,
    "default": 0,
    "minimum": 0,
    "maximum": 270
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   },
   "isMain": {
    "kind": "boolean",
    "default": false
   },
   "is360": {
    "kind": "boolean",
    "default": false
   },
   "isPromo": {
    "kind": "boolean",
    "default": false
   },
   "isPromoInTurn": {
    "kind": "boolean",
    "default": false
   },
   "videoUrl": {
    "kind": "videoLink",
    "nullable": true,
    "hosts": "known",
    "maxLength": 500
   },
   "file": {
    "kind": "image",
    "nullable": true,
    "accept": [
     "image/jpeg",
     "image/png",
     "image/webp"
    ],
    "maxBytes": 10485760,
    "minWidth": 800,
    "maxWidth": 6000
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
 }
} as const;
