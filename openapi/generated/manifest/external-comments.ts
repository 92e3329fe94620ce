// Written by openapi/generate.ts from the contract. Do not edit.
export const externalComments = {
 "name": "external-comments",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/external-comments"
  },
  "one": {
   "method": "GET",
   "path": "/external-comments/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/external-comments/{id}"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "external-comments",
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
   "readOnly": true,
   "ref": "providers",
   "integer": true
  },
  "channelId": {
   "kind": "reference",
   "required": true,
   "readOnly": true,
   "ref": "review-channels",
   "integer": true
  },
  "kind": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "google",
    "facebook",
    "instagram",
    "other"
   ]
  },
  "externalId": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 200
  },
  "author": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 120
  },
  "star": {
   "kind": "rating",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "text": {
   "kind": "longText",
   "required": true,
   "readOnly": true,
   "maxLength": 2000
  },
  "writtenAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  },
  "isHidden": {
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
  }
 },
 "list": {
  "sort": [
   "writtenAt",
   "star"
  ],
  "defaultSort": "-writtenAt",
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
   "channelId": {
    "kind": "reference",
    "ref": "review-channels",
    "integer": true
   },
   "kind": {
    "kind": "enum",
    "many": true,
    "values": [
     "google",
     "facebook",
     "instagram",
     "other"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "star": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 5
   },
   "isHidden": {
    "kind": "boolean"
   }
  },
  "required": []
 },
 "update": {
  "fields": {
   "isHidden": {
    "kind": "boolean",
    "default": false
   }
  },
  "media": "application/json"
 }
} as const;
