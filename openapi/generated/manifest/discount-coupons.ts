// Written by openapi/generate.ts from the contract. Do not edit.
export const discountCoupons = {
 "name": "discount-coupons",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/discount-coupons"
  },
  "create": {
   "method": "POST",
   "path": "/discount-coupons",
   "feature": "addCampaign"
  },
  "one": {
   "method": "GET",
   "path": "/discount-coupons/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/discount-coupons/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/discount-coupons/{id}",
   "impersonation": "blocked"
  },
  "action": {
   "method": "POST",
   "path": "/discount-coupons/{id}/actions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "discount-coupons",
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
  "discountId": {
   "kind": "reference",
   "required": true,
   "ref": "discounts",
   "integer": true
  },
  "code": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "minLength": 4,
   "maxLength": 24
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "open",
    "assigned",
    "sent",
    "used",
    "withdrawn"
   ],
   "default": "open"
  },
  "leadId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "ref": "leads",
   "integer": true
  },
  "coupleName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 160
  },
  "assigneeId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "ref": "customer-users",
   "integer": true
  },
  "assignedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "sentCount": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "default": 0,
   "minimum": 0
  },
  "lastSentAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "usedOn": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "+0d",
   "notBefore": "-2y"
  },
  "income": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
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
    "send",
    "use",
    "withdraw"
   ],
   "maxItems": 10,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "createdAt",
   "assignedAt",
   "usedOn",
   "income",
   "sentCount"
  ],
  "defaultSort": "-createdAt",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "discountId": {
    "kind": "reference",
    "ref": "discounts",
    "integer": true
   },
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "leadId": {
    "kind": "reference",
    "ref": "leads",
    "integer": true
   },
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "open",
     "assigned",
     "sent",
     "used",
     "withdrawn"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
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
   "discountId": {
    "kind": "reference",
    "required": true,
    "ref": "discounts",
    "integer": true
   },
   "code": {
    "kind": "text",
    "nullable": true,
    "minLength": 4,
    "maxLength": 24
   },
   "leadId": {
    "kind": "reference",
    "nullable": true,
    "ref": "leads",
    "integer": true
   },
   "assigneeId": {
    "kind": "reference",
    "nullable": true,
    "ref": "customer-users",
    "integer": true
   }
  },
  "required": [
   "providerId",
   "discountId"
  ],
  "media": "application/json"
 },
 "update": {
  "fields": {
   "leadId": {
    "kind": "reference",
    "nullable": true,
    "ref": "leads",
    "integer": true,
    "feature": "addCampaign"
   },
   "assigneeId": {
    "kind": "reference",
    "nullable": true,
    "ref": "customer-users",
    "integer": true
   },
   "usedOn": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+0d",
    "notBefore": "-2y"
   },
   "income": {
    "kind": "money",
    "nullable": true,
    "currency": "home",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   }
  },
  "rules": [
   {
    "kind": "required",
    "of": [
     "usedOn"
    ],
    "at": [
     "usedOn"
    ],
    "when": {
     "income": "filled"
    }
   }
  ],
  "media": "application/json"
 },
 "actions": {
  "send": {
   "fields": {},
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "assigned",
     "sent"
    ],
    "to": "sent"
   },
   "feature": "addCampaign"
  },
  "use": {
   "fields": {
    "usedOn": {
     "kind": "date",
     "required": true,
     "notAfter": "+0d",
     "notBefore": "-2y"
    },
    "income": {
     "kind": "money",
     "nullable": true,
     "currency": "home",
     "integer": true,
     "minimum": 0,
     "maximum": 99999999
    }
   },
   "required": [
    "usedOn"
   ],
   "transition": {
    "field": "status",
    "from": [
     "assigned",
     "sent"
    ],
    "to": "used"
   }
  },
  "withdraw": {
   "fields": {},
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "open",
     "assigned",
     "sent"
    ],
    "to": "withdrawn"
   }
  }
 }
} as const;
