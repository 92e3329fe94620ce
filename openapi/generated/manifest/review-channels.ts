// Written by openapi/generate.ts from the contract. Do not edit.
export const reviewChannels = {
 "name": "review-channels",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/review-channels"
  },
  "create": {
   "method": "POST",
   "path": "/review-channels"
  },
  "action": {
   "method": "POST",
   "path": "/review-channels/{id}/actions"
  },
  "update": {
   "method": "PUT",
   "path": "/review-channels/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/review-channels/{id}",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "review-channels",
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
  "kind": {
   "kind": "enum",
   "required": true,
   "values": [
    "google",
    "facebook",
    "instagram",
    "other"
   ]
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 120
  },
  "address": {
   "kind": "url",
   "required": true,
   "maxLength": 300
  },
  "isActive": {
   "kind": "boolean",
   "required": true,
   "default": true
  },
  "fetchedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "fetchProblem": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "values": [
    "not_found",
    "unreachable",
    "unreadable",
    "not_connected"
   ]
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
   "providerId": {
    "kind": "reference",
    "ref": "providers",
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
   "kind": {
    "kind": "enum",
    "required": true,
    "values": [
     "google",
     "facebook",
     "instagram",
     "other"
    ]
   },
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 120
   },
   "address": {
    "kind": "url",
    "required": true,
    "maxLength": 300
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   }
  },
  "required": [
   "providerId",
   "kind",
   "name",
   "address"
  ],
  "media": "application/json",
  "maxRecords": 10
 },
 "actions": {
  "fetch": {
   "fields": {},
   "required": []
  }
 },
 "update": {
  "fields": {
   "kind": {
    "kind": "enum",
    "values": [
     "google",
     "facebook",
     "instagram",
     "other"
    ]
   },
   "name": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 120
   },
   "address": {
    "kind": "url",
    "maxLength": 300
   },
   "isActive": {
    "kind": "boolean",
    "default": true
   }
  },
  "media": "application/json"
 }
} as const;
