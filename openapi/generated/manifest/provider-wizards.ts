// Written by openapi/generate.ts from the contract. Do not edit.
export const providerWizards = {
 "name": "provider-wizards",
 "params": [],
 "operations": {
  "create": {
   "method": "POST",
   "path": "/provider-wizard"
  }
 },
 "fields": {
  "wizard": {
   "kind": "object",
   "required": true
  },
  "wizard.status": {
   "kind": "enum",
   "required": true,
   "values": [
    "open",
    "finished",
    "expired",
    "withdrawn"
   ]
  },
  "wizard.contactName": {
   "kind": "text",
   "required": true,
   "maxLength": 120
  },
  "wizard.expiresAt": {
   "kind": "dateTime",
   "required": true
  },
  "wizard.isOwn": {
   "kind": "boolean",
   "required": true
  },
  "wizard.form": {
   "kind": "text",
   "required": true
  },
  "session": {
   "kind": "text",
   "required": true
  }
 },
 "create": {
  "fields": {
   "hash": {
    "kind": "text",
    "required": true,
    "minLength": 10,
    "maxLength": 100,
    "pattern": "^[A-Za-z0-9_-]+$"
   },
   "step": {
    "kind": "enum",
    "required": true,
    "values": [
     "business",
     "location",
     "company",
     "people",
     "product",
     "images",
     "agreement"
    ]
   },
   "businessName": {
    "kind": "text",
    "minLength": 2,
    "maxLength": 160
   },
   "categoryId": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "cityId": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "districtId": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "address": {
    "kind": "longText",
    "minLength": 5,
    "maxLength": 500
   },
   "location": {
    "kind": "object"
   },
   "location.latitude": {
    "kind": "number",
    "required": true,
    "minimum": -90,
    "maximum": 90
   },
   "location.longitude": {
    "kind": "number",
    "required": true,
    "minimum": -180,
    "maximum": 180
   },
   "customerName": {
    "kind": "text",
    "minLength": 2,
    "maxLength": 140
   },
   "companyType": {
    "kind": "configItem",
    "list": "customer_company_type",
    "maxLength": 60
   },
   "tradeExtension": {
    "kind": "configItem",
    "list": "customer_company_extension",
    "maxLength": 60
   },
   "taxNumber": {
    "kind": "taxNumber",
    "maxLength": 10,
    "pattern": "^[0-9]{10}$"
   },
   "taxOffice": {
    "kind": "text",
    "minLength": 2,
    "maxLength": 80
   },
   "billingAddress": {
    "kind": "longText",
    "minLength": 5,
    "maxLength": 500
   },
   "identityNumber": {
    "kind": "identityNumber",
    "minLength": 11,
    "maxLength": 20
   },
   "users": {
    "kind": "rows",
    "many": true,
    "minItems": 1,
    "maxItems": 5,
    "fields": {
     "name": {
      "kind": "text",
      "required": true,
      "minLength": 1,
      "maxLength": 60
     },
     "surname": {
      "kind": "text",
      "required": true,
      "minLength": 1,
      "maxLength": 60
     },
     "username": {
      "kind": "text",
      "required": true,
      "minLength": 3,
      "maxLength": 60,
      "pattern": "^[A-Za-z0-9._-]+$"
     },
     "email": {
      "kind": "email",
      "required": true,
      "maxLength": 254
     },
     "phone": {
      "kind": "phone",
      "required": true,
      "maxLength": 16,
      "pattern": "^\\+[1-9][0-9]{5,14}$"
     }
    }
   },
   "productId": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "agreesToTerms": {
    "kind": "boolean",
    "mustBe": true
   },
   "knowsPrivacy": {
    "kind": "boolean",
    "mustBe": true
   },
   "wantsNews": {
    "kind": "boolean"
   },
   "password": {
    "kind": "password",
    "minLength": 6,
    "maxLength": 128
   }
  },
  "required": [
   "hash",
   "step"
  ],
  "media": "application/json",
  "rules": [
   {
    "kind": "required",
    "of": [
     "businessName",
     "categoryId",
     "cityId"
    ],
    "at": [
     "businessName",
     "categoryId",
     "cityId"
    ],
    "when": {
     "step": [
      "business"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "districtId",
     "address",
     "location"
    ],
    "at": [
     "districtId",
     "address",
     "location"
    ],
    "when": {
     "step": [
      "location"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "customerName",
     "companyType",
     "billingAddress"
    ],
    "at": [
     "customerName",
     "companyType",
     "billingAddress"
    ],
    "when": {
     "step": [
      "company"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "tradeExtension",
     "taxNumber",
     "taxOffice"
    ],
    "at": [
     "tradeExtension",
     "taxNumber",
     "taxOffice"
    ],
    "when": {
     "companyType": [
      "limited",
      "joint_stock"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "identityNumber",
     "taxOffice"
    ],
    "at": [
     "identityNumber",
     "taxOffice"
    ],
    "when": {
     "companyType": [
      "sole_proprietor"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "identityNumber"
    ],
    "at": [
     "identityNumber"
    ],
    "when": {
     "companyType": [
      "individual"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "users"
    ],
    "at": [
     "users"
    ],
    "when": {
     "step": [
      "people"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "productId"
    ],
    "at": [
     "productId"
    ],
    "when": {
     "step": [
      "product"
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "agreesToTerms",
     "knowsPrivacy",
     "password"
    ],
    "at": [
     "agreesToTerms",
     "knowsPrivacy",
     "password"
    ],
    "when": {
     "step": [
      "agreement"
     ]
    }
   }
  ]
 }
} as const;
