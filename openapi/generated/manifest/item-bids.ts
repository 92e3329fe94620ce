// Written by openapi/generate.ts from the contract. Do not edit.
export const itemBids = {
 "name": "item-bids",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/item-bids"
  },
  "one": {
   "method": "GET",
   "path": "/item-bids/{id}"
  },
  "action": {
   "method": "POST",
   "path": "/item-bids/{id}/actions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "item-bids",
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
   "integer": true,
   "categoryType": [
    "bridal"
   ]
  },
  "providerItemId": {
   "kind": "reference",
   "required": true,
   "readOnly": true,
   "ref": "provider-items",
   "integer": true
  },
  "coupleName": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "minLength": 1,
   "maxLength": 160
  },
  "weddingDate": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "wish": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 1000
  },
  "budget": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "readOnly": true,
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
    "waiting",
    "offered",
    "accepted",
    "rejected",
    "declined"
   ],
   "default": "waiting"
  },
  "offeredPrice": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 1,
   "maximum": 99999999
  },
  "offerNote": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 1000
  },
  "offerValidUntil": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "+3m",
   "notBefore": "+0d"
  },
  "history": {
   "kind": "rows",
   "many": true,
   "required": true,
   "readOnly": true,
   "default": [],
   "maxItems": 100,
   "fields": {
    "event": {
     "kind": "enum",
     "required": true,
     "values": [
      "asked",
      "offered",
      "accepted",
      "rejected",
      "declined"
     ]
    },
    "at": {
     "kind": "dateTime",
     "required": true
    },
    "by": {
     "kind": "text",
     "required": true,
     "nullable": true,
     "maxLength": 160
    },
    "price": {
     "kind": "money",
     "required": true,
     "nullable": true,
     "currency": "home",
     "integer": true,
     "minimum": 0
    },
    "text": {
     "kind": "text",
     "required": true,
     "nullable": true,
     "maxLength": 1000
    }
   }
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
  "allowed.actions": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "offer",
    "decline"
   ],
   "maxItems": 10,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "createdAt",
   "weddingDate",
   "budget",
   "offeredPrice",
   "updatedAt"
  ],
  "defaultSort": "-createdAt",
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
   "providerItemId": {
    "kind": "reference",
    "ref": "provider-items",
    "integer": true
   },
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "waiting",
     "offered",
     "accepted",
     "rejected",
     "declined"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   }
  },
  "required": []
 },
 "actions": {
  "offer": {
   "fields": {
    "offeredPrice": {
     "kind": "money",
     "required": true,
     "currency": "home",
     "integer": true,
     "minimum": 1,
     "maximum": 99999999
    },
    "offerValidUntil": {
     "kind": "date",
     "required": true,
     "notAfter": "+3m",
     "notBefore": "+0d"
    },
    "offerNote": {
     "kind": "longText",
     "nullable": true,
     "maxLength": 1000
    }
   },
   "required": [
    "offeredPrice",
    "offerValidUntil"
   ],
   "transition": {
    "field": "status",
    "from": [
     "waiting",
     "offered"
    ],
    "to": "offered"
   },
   "feature": "itemBids"
  },
  "decline": {
   "fields": {
    "offerNote": {
     "kind": "longText",
     "required": true,
     "minLength": 1,
     "maxLength": 1000
    }
   },
   "required": [
    "offerNote"
   ],
   "transition": {
    "field": "status",
    "from": [
     "waiting"
    ],
    "to": "declined"
   },
   "feature": "itemBids"
  }
 }
} as const;
