// Written by openapi/generate.ts from the contract. Do not edit.
export const merchantApplications = {
 "name": "merchant-applications",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/merchant-application"
  },
  "create": {
   "method": "POST",
   "path": "/customers/{customerId}/merchant-application",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "version": {
   "kind": "number",
   "required": true,
   "integer": true,
   "minimum": 0
  },
  "businessType": {
   "kind": "text",
   "required": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 160
  },
  "identityNumber": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 20
  },
  "birthDate": {
   "kind": "date",
   "required": true,
   "nullable": true
  },
  "taxNumber": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 11
  },
  "taxOffice": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 80
  },
  "tradeRegister": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 40
  },
  "iban": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 34
  },
  "address": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 500
  },
  "status": {
   "kind": "enum",
   "required": true,
   "values": [
    "draft",
    "pending",
    "approved",
    "rejected"
   ]
  },
  "submittedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
  },
  "dueAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
  },
  "decidedAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true
  },
  "rejectionReason": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 500
  },
  "documents": {
   "kind": "rows",
   "many": true,
   "required": true,
   "maxItems": 4,
   "fields": {
    "kind": {
     "kind": "enum",
     "required": true,
     "values": [
      "identity",
      "tax_plate",
      "trade_register",
      "signature_circular"
     ]
    },
    "name": {
     "kind": "text",
     "required": true,
     "maxLength": 255
    },
    "size": {
     "kind": "number",
     "required": true,
     "integer": true,
     "minimum": 0
    },
    "mediaType": {
     "kind": "text",
     "required": true,
     "maxLength": 120
    },
    "addedAt": {
     "kind": "dateTime",
     "required": true
    }
   }
  },
  "requiredDocuments": {
   "kind": "object",
   "required": true
  },
  "requiredDocuments.individual": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "identity",
    "tax_plate",
    "trade_register",
    "signature_circular"
   ],
   "maxItems": 4,
   "uniqueItems": true
  },
  "requiredDocuments.private_company": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "identity",
    "tax_plate",
    "trade_register",
    "signature_circular"
   ],
   "maxItems": 4,
   "uniqueItems": true
  },
  "requiredDocuments.corporate": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "identity",
    "tax_plate",
    "trade_register",
    "signature_circular"
   ],
   "maxItems": 4,
   "uniqueItems": true
  },
  "agreement": {
   "kind": "text",
   "required": true
  },
  "mayEdit": {
   "kind": "boolean",
   "required": true
  }
 },
 "create": {
  "fields": {
   "businessType": {
    "kind": "enum",
    "required": true,
    "values": [
     "individual",
     "private_company",
     "corporate"
    ]
   },
   "name": {
    "kind": "text",
    "minLength": 2,
    "maxLength": 160
   },
   "identityNumber": {
    "kind": "identityNumber",
    "minLength": 11,
    "maxLength": 20
   },
   "birthDate": {
    "kind": "date",
    "notAfter": "-18y",
    "notBefore": "1920-01-01"
   },
   "taxNumber": {
    "kind": "taxNumber",
    "minLength": 10,
    "maxLength": 11,
    "pattern": "^[0-9]{10,11}$"
   },
   "taxOffice": {
    "kind": "text",
    "minLength": 2,
    "maxLength": 80
   },
   "tradeRegister": {
    "kind": "text",
    "minLength": 3,
    "maxLength": 40
   },
   "iban": {
    "kind": "iban",
    "minLength": 15,
    "maxLength": 34,
    "pattern": "^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$"
   },
   "address": {
    "kind": "longText",
    "minLength": 5,
    "maxLength": 500
   },
   "submit": {
    "kind": "boolean",
    "default": false
   }
  },
  "required": [
   "businessType"
  ],
  "media": "application/json",
  "rules": [
   {
    "kind": "required",
    "of": [
     "name",
     "iban",
     "address"
    ],
    "at": [
     "name",
     "iban",
     "address"
    ],
    "when": {
     "businessType": [
      "individual",
      "private_company",
      "corporate"
     ],
     "submit": [
      true
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "identityNumber",
     "birthDate"
    ],
    "at": [
     "identityNumber",
     "birthDate"
    ],
    "when": {
     "businessType": [
      "individual",
      "private_company"
     ],
     "submit": [
      true
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "taxNumber",
     "taxOffice"
    ],
    "at": [
     "taxNumber",
     "taxOffice"
    ],
    "when": {
     "businessType": [
      "private_company",
      "corporate"
     ],
     "submit": [
      true
     ]
    }
   },
   {
    "kind": "required",
    "of": [
     "tradeRegister"
    ],
    "at": [
     "tradeRegister"
    ],
    "when": {
     "businessType": [
      "corporate"
     ],
     "submit": [
      true
     ]
    }
   }
  ]
 }
} as const;
