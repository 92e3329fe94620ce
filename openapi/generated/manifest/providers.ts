// Written by openapi/generate.ts from the contract. Do not edit.
export const providers = {
 "name": "providers",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/providers"
  },
  "one": {
   "method": "GET",
   "path": "/providers/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/providers/{id}"
  },
  "action": {
   "method": "POST",
   "path": "/providers/{id}/actions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "providers",
   "integer": true
  },
  "version": {
   "kind": "version",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 160
  },
  "slug": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 160
  },
  "categoryId": {
   "kind": "reference",
   "required": true,
   "ref": "provider-categories",
   "integer": true
  },
  "cityId": {
   "kind": "reference",
   "required": true,
   "ref": "cities",
   "integer": true
  },
  "districtId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "ref": "districts",
   "integer": true
  },
  "category": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "category.id": {
   "kind": "reference",
   "required": true,
   "ref": "provider-categories",
   "integer": true,
   "readOnly": true
  },
  "category.name": {
   "kind": "text",
   "required": true,
   "maxLength": 120,
   "readOnly": true
  },
  "category.categoryType": {
   "kind": "enum",
   "required": true,
   "values": [
    "venue",
    "bridal",
    "service"
   ],
   "readOnly": true
  },
  "city": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "city.id": {
   "kind": "reference",
   "required": true,
   "ref": "cities",
   "integer": true,
   "readOnly": true
  },
  "city.name": {
   "kind": "text",
   "required": true,
   "maxLength": 120,
   "readOnly": true
  },
  "district": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "district.id": {
   "kind": "reference",
   "ref": "districts",
   "integer": true,
   "readOnly": true
  },
  "district.name": {
   "kind": "text",
   "maxLength": 120,
   "readOnly": true
  },
  "onHold": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "productFeatures": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "productFeatures.productName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 120,
   "readOnly": true
  },
  "productFeatures.productDateStart": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "productFeatures.productDateEnd": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "productFeatures.statsAccess": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "productFeatures.rivalStatsAccess": {
   "kind": "number",
   "required": true,
   "integer": true,
   "minimum": 0,
   "maximum": 100,
   "readOnly": true
  },
  "paidStatus": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "paid",
    "unpaid",
    "trial",
    "free"
   ]
  },
  "providerFilter": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "providerFilter.listingProductName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 120,
   "readOnly": true
  },
  "isMissingData": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "completeness": {
   "kind": "percent",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0,
   "maximum": 100
  },
  "about": {
   "kind": "richText",
   "required": true,
   "nullable": true,
   "advisedLength": 300,
   "maxLength": 20000
  },
  "phone": {
   "kind": "phone",
   "required": true,
   "nullable": true,
   "maxLength": 16,
   "pattern": "^\\+[1-9][0-9]{5,14}$"
  },
  "email": {
   "kind": "email",
   "required": true,
   "nullable": true,
   "maxLength": 254
  },
  "website": {
   "kind": "url",
   "required": true,
   "nullable": true,
   "maxLength": 300
  },
  "address": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 500
  },
  "location": {
   "kind": "object",
   "required": true,
   "nullable": true
  },
  "location.latitude": {
   "kind": "number",
   "minimum": -90,
   "maximum": 90
  },
  "location.longitude": {
   "kind": "number",
   "minimum": -180,
   "maximum": 180
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
  "instagramName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 60
  },
  "confirmedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
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
  "allowed.actions": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "confirm",
    "withdrawChanges",
    "disconnectInstagram"
   ],
   "maxItems": 3,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "name",
   "createdAt",
   "updatedAt"
  ],
  "defaultSort": "name",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "cityId": {
    "kind": "reference",
    "ref": "cities",
    "integer": true
   },
   "categoryId": {
    "kind": "reference",
    "ref": "provider-categories",
    "integer": true
   },
   "categoryType": {
    "kind": "enum",
    "many": true,
    "values": [
     "venue",
     "bridal",
     "service"
    ],
    "minItems": 1,
    "maxItems": 3,
    "uniqueItems": true
   },
   "onHold": {
    "kind": "boolean"
   }
  },
  "required": []
 },
 "review": {
  "beside": [
   "name",
   "about",
   "address"
  ]
 },
 "update": {
  "fields": {
   "name": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 160
   },
   "districtId": {
    "kind": "reference",
    "nullable": true,
    "ref": "districts",
    "integer": true
   },
   "about": {
    "kind": "richText",
    "nullable": true,
    "advisedLength": 300,
    "maxLength": 20000
   },
   "phone": {
    "kind": "phone",
    "nullable": true,
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$"
   },
   "email": {
    "kind": "email",
    "nullable": true,
    "maxLength": 254
   },
   "website": {
    "kind": "url",
    "nullable": true,
    "maxLength": 300
   },
   "address": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 500
   },
   "location": {
    "kind": "object",
    "nullable": true
   },
   "location.latitude": {
    "kind": "number",
    "minimum": -90,
    "maximum": 90
   },
   "location.longitude": {
    "kind": "number",
    "minimum": -180,
    "maximum": 180
   }
  },
  "media": "application/json"
 },
 "actions": {
  "confirm": {
   "fields": {},
   "required": []
  },
  "withdrawChanges": {
   "fields": {},
   "required": []
  },
  "disconnectInstagram": {
   "fields": {},
   "required": []
  }
 }
} as const;
