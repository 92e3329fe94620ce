// Written by openapi/generate.ts from the contract. Do not edit.
export const discounts = {
 "name": "discounts",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/discounts"
  },
  "create": {
   "method": "POST",
   "path": "/discounts",
   "feature": "addCampaign"
  },
  "one": {
   "method": "GET",
   "path": "/discounts/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/discounts/{id}",
   "feature": "addCampaign"
  },
  "remove": {
   "method": "DELETE",
   "path": "/discounts/{id}",
   "impersonation": "blocked"
  },
  "action": {
   "method": "POST",
   "path": "/discounts/{id}/actions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "discounts",
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
  "title": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 80
  },
  "shortDescription": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 200
  },
  "text": {
   "kind": "richText",
   "required": true,
   "nullable": true,
   "maxLength": 10000
  },
  "discountType": {
   "kind": "configItem",
   "required": true,
   "list": "discount_type",
   "minLength": 1,
   "maxLength": 60
  },
  "discountRatio": {
   "kind": "percent",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 99
  },
  "installmentCount": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 2,
   "maximum": 36
  },
  "priceBefore": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "currency",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
  },
  "priceAfter": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "currency",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
  },
  "giftText": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 120
  },
  "validFrom": {
   "kind": "date",
   "required": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "validUntil": {
   "kind": "date",
   "required": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "image": {
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
   "maxItems": 2,
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
  "isPrimary": {
   "kind": "boolean",
   "required": true,
   "default": false,
   "onlyOne": "providerId"
  },
  "showAsPopup": {
   "kind": "boolean",
   "required": true,
   "default": false
  },
  "popupTitle": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 80
  },
  "popupDescription": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 300
  },
  "pricingType": {
   "kind": "configItem",
   "required": true,
   "nullable": true,
   "list": "customer_menu_pricing_type",
   "minLength": 1,
   "maxLength": 60
  },
  "currency": {
   "kind": "configItem",
   "required": true,
   "list": "currency",
   "default": "TRY",
   "minLength": 1,
   "maxLength": 60
  },
  "unit": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 99999
  },
  "isPerPerson": {
   "kind": "boolean",
   "required": true,
   "default": false
  },
  "productFrom": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "productUntil": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "targetPage": {
   "kind": "url",
   "required": true,
   "nullable": true,
   "maxLength": 300
  },
  "targetImage": {
   "kind": "image",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "draft",
    "pending",
    "approved",
    "published",
    "unpublished",
    "rejected"
   ],
   "default": "draft"
  },
  "promisedOn": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "publishesBy": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "rejectionReason": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
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
  "allowed.actions": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "submit",
    "publish",
    "unpublish"
   ],
   "maxItems": 10,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "title",
   "validFrom",
   "validUntil",
   "createdAt",
   "updatedAt"
  ],
  "defaultSort": "-validFrom",
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
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "draft",
     "pending",
     "approved",
     "published",
     "unpublished",
     "rejected"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "discountType": {
    "kind": "configItem",
    "list": "discount_type",
    "maxLength": 60
   },
   "isPrimary": {
    "kind": "boolean"
   },
   "isEnded": {
    "kind": "boolean"
   },
   "validUntilStart": {
    "kind": "date"
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
   "title": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 80
   },
   "shortDescription": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 200
   },
   "text": {
    "kind": "richText",
    "nullable": true,
    "maxLength": 10000
   },
   "discountType": {
    "kind": "configItem",
    "required": true,
    "list": "discount_type",
    "minLength": 1,
    "maxLength": 60
   },
   "discountRatio": {
    "kind": "percent",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 99
   },
   "installmentCount": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 2,
    "maximum": 36
   },
   "priceBefore": {
    "kind": "money",
    "nullable": true,
    "currency": "currency",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   },
   "priceAfter": {
    "kind": "money",
    "nullable": true,
    "currency": "currency",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   },
   "giftText": {
    "kind": "text",
    "nullable": true,
    "maxLength": 120
   },
   "validFrom": {
    "kind": "date",
    "required": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "validUntil": {
    "kind": "date",
    "required": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "image": {
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
   "isPrimary": {
    "kind": "boolean",
    "default": false,
    "onlyOne": "providerId"
   },
   "showAsPopup": {
    "kind": "boolean",
    "default": false
   },
   "popupTitle": {
    "kind": "text",
    "nullable": true,
    "maxLength": 80
   },
   "popupDescription": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 300
   },
   "pricingType": {
    "kind": "configItem",
    "nullable": true,
    "list": "customer_menu_pricing_type",
    "minLength": 1,
    "maxLength": 60
   },
   "currency": {
    "kind": "configItem",
    "list": "currency",
    "default": "TRY",
    "minLength": 1,
    "maxLength": 60
   },
   "unit": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 99999
   },
   "isPerPerson": {
    "kind": "boolean",
    "default": false
   },
   "productFrom": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "productUntil": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "targetPage": {
    "kind": "url",
    "nullable": true,
    "maxLength": 300
   },
   "targetImage": {
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
  "required": [
   "providerId",
   "title",
   "discountType",
   "validFrom",
   "validUntil"
  ],
  "media": "multipart/form-data",
  "rules": [
   {
    "kind": "atLeast",
    "of": [
     "validUntil",
     "validFrom"
    ],
    "at": [
     "validUntil"
    ],
    "code": "until_before_from"
   },
   {
    "kind": "less",
    "of": [
     "priceAfter",
     "priceBefore"
    ],
    "at": [
     "priceAfter"
    ],
    "code": "price_not_lower"
   },
   {
    "kind": "atLeast",
    "of": [
     "productUntil",
     "productFrom"
    ],
    "at": [
     "productUntil"
    ],
    "code": "product_until_before_from"
   },
   {
    "kind": "required",
    "of": [
     "priceBefore"
    ],
    "at": [
     "priceBefore"
    ],
    "when": {
     "priceAfter": "filled"
    }
   },
   {
    "kind": "required",
    "of": [
     "targetPage"
    ],
    "at": [
     "targetPage"
    ],
    "when": {
     "targetImage": "filled"
    }
   },
   {
    "kind": "required",
    "of": [
     "installmentCount"
    ],
    "at": [
     "installmentCount"
    ],
    "when": {
     "discountType": [
      "installment"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "discountRatio"
    ],
    "at": [
     "discountRatio"
    ],
    "when": {
     "discountType": [
      "discount"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "popupTitle"
    ],
    "at": [
     "popupTitle"
    ],
    "when": {
     "showAsPopup": [
      true
     ]
    }
   }
  ]
 },
 "review": {
  "again": [
   "providerId",
   "title",
   "shortDescription",
   "text",
   "discountType",
   "discountRatio",
   "installmentCount",
   "priceBefore",
   "priceAfter",
   "giftText",
   "validFrom",
   "validUntil",
   "image",
   "isPrimary",
   "showAsPopup",
   "popupTitle",
   "popupDescription",
   "pricingType",
   "currency",
   "unit",
   "isPerPerson",
   "productFrom",
   "productUntil",
   "targetPage",
   "targetImage"
  ],
  "from": [
   "pending",
   "rejected"
  ],
  "to": "pending"
 },
 "update": {
  "fields": {
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "title": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 80
   },
   "shortDescription": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 200
   },
   "text": {
    "kind": "richText",
    "nullable": true,
    "maxLength": 10000
   },
   "discountType": {
    "kind": "configItem",
    "list": "discount_type",
    "minLength": 1,
    "maxLength": 60
   },
   "discountRatio": {
    "kind": "percent",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 99
   },
   "installmentCount": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 2,
    "maximum": 36
   },
   "priceBefore": {
    "kind": "money",
    "nullable": true,
    "currency": "currency",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   },
   "priceAfter": {
    "kind": "money",
    "nullable": true,
    "currency": "currency",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   },
   "giftText": {
    "kind": "text",
    "nullable": true,
    "maxLength": 120
   },
   "validFrom": {
    "kind": "date",
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "validUntil": {
    "kind": "date",
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "image": {
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
   "isPrimary": {
    "kind": "boolean",
    "default": false,
    "onlyOne": "providerId"
   },
   "showAsPopup": {
    "kind": "boolean",
    "default": false
   },
   "popupTitle": {
    "kind": "text",
    "nullable": true,
    "maxLength": 80
   },
   "popupDescription": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 300
   },
   "pricingType": {
    "kind": "configItem",
    "nullable": true,
    "list": "customer_menu_pricing_type",
    "minLength": 1,
    "maxLength": 60
   },
   "currency": {
    "kind": "configItem",
    "list": "currency",
    "default": "TRY",
    "minLength": 1,
    "maxLength": 60
   },
   "unit": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 99999
   },
   "isPerPerson": {
    "kind": "boolean",
    "default": false
   },
   "productFrom": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "productUntil": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "targetPage": {
    "kind": "url",
    "nullable": true,
    "maxLength": 300
   },
   "targetImage": {
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
     "validUntil",
     "validFrom"
    ],
    "at": [
     "validUntil"
    ],
    "code": "until_before_from"
   },
   {
    "kind": "less",
    "of": [
     "priceAfter",
     "priceBefore"
    ],
    "at": [
     "priceAfter"
    ],
    "code": "price_not_lower"
   },
   {
    "kind": "atLeast",
    "of": [
     "productUntil",
     "productFrom"
    ],
    "at": [
     "productUntil"
    ],
    "code": "product_until_before_from"
   },
   {
    "kind": "required",
    "of": [
     "priceBefore"
    ],
    "at": [
     "priceBefore"
    ],
    "when": {
     "priceAfter": "filled"
    }
   },
   {
    "kind": "required",
    "of": [
     "targetPage"
    ],
    "at": [
     "targetPage"
    ],
    "when": {
     "targetImage": "filled"
    }
   },
   {
    "kind": "required",
    "of": [
     "installmentCount"
    ],
    "at": [
     "installmentCount"
    ],
    "when": {
     "discountType": [
      "installment"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "discountRatio"
    ],
    "at": [
     "discountRatio"
    ],
    "when": {
     "discountType": [
      "discount"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "popupTitle"
    ],
    "at": [
     "popupTitle"
    ],
    "when": {
     "showAsPopup": [
      true
     ]
    }
   }
  ],
  "media": "multipart/form-data"
 },
 "actions": {
  "submit": {
   "fields": {},
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "draft",
     "rejected"
    ],
    "to": "pending",
    "until": "validUntil"
   },
   "feature": "addCampaign"
  },
  "publish": {
   "fields": {},
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "unpublished"
    ],
    "to": "published",
    "until": "validUntil"
   },
   "feature": "addCampaign"
  },
  "unpublish": {
   "fields": {},
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "approved",
     "published"
    ],
    "to": "unpublished"
   }
  }
 }
} as const;
