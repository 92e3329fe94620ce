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
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
  },
  "priceAfter": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "home",
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
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "pending",
    "approved",
    "published",
    "unpublished",
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
     "pending",
     "approved",
     "published",
     "unpublished",
     "rejected"
    ],
    "minItems": 1,
    "maxItems": 200
   },
   "discountType": {
    "kind": "configItem",
    "list": "discount_type",
    "maxLength": 60
   },
   "isPrimary": {
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
    "currency": "home",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   },
   "priceAfter": {
    "kind": "money",
    "nullable": true,
    "currency": "home",
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
   "popupDescription"
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
    "currency": "home",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   },
   "priceAfter": {
    "kind": "money",
    "nullable": true,
    "currency": "home",
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
