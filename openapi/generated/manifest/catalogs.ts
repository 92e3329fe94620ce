// Written by openapi/generate.ts from the contract. Do not edit.
export const catalogs = {
 "name": "catalogs",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/catalogs"
  },
  "create": {
   "method": "POST",
   "path": "/customers/{customerId}/catalogs"
  },
  "one": {
   "method": "GET",
   "path": "/customers/{customerId}/catalogs/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/customers/{customerId}/catalogs/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/customers/{customerId}/catalogs/{id}",
   "impersonation": "blocked"
  },
  "download": {
   "method": "GET",
   "path": "/customers/{customerId}/catalogs/{id}/download"
  },
  "action": {
   "method": "POST",
   "path": "/customers/{customerId}/catalogs/{id}/actions"
  },
  "move": {
   "method": "POST",
   "path": "/customers/{customerId}/catalogs/{id}/move-order"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "catalogs",
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
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 80
  },
  "catalogTypeId": {
   "kind": "reference",
   "required": true,
   "ref": "catalog-types",
   "integer": true
  },
  "description": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 2000
  },
  "pricingType": {
   "kind": "configItem",
   "required": true,
   "list": "customer_menu_pricing_type",
   "minLength": 1,
   "maxLength": 60
  },
  "minGuests": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 99999
  },
  "maxGuests": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 99999
  },
  "prices": {
   "kind": "weekPrices",
   "many": true,
   "required": true,
   "minItems": 1,
   "maxItems": 60,
   "fields": {
    "weekPeriod": {
     "kind": "enum",
     "required": true,
     "values": [
      "weekday",
      "weekend",
      "all"
     ]
    },
    "price": {
     "kind": "money",
     "required": true,
     "currency": "TRY",
     "integer": true,
     "minimum": 0,
     "maximum": 99999999
    },
    "currency": {
     "kind": "configItem",
     "required": true,
     "list": "currency",
     "minLength": 1,
     "maxLength": 60
    },
    "unit": {
     "kind": "number",
     "required": true,
     "integer": true,
     "minimum": 1,
     "maximum": 99999
    },
    "catalogItemOptionId": {
     "kind": "reference",
     "nullable": true,
     "ref": "catalog-items",
     "integer": true
    }
   }
  },
  "expireAt": {
   "kind": "date",
   "required": true,
   "notAfter": "+3m",
   "notBefore": "-1d"
  },
  "lowestWeekdayPrice": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "currency": "prices.0.currency",
   "integer": true,
   "minimum": 0
  },
  "lowestWeekendPrice": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "currency": "prices.0.currency",
   "integer": true,
   "minimum": 0
  },
  "file": {
   "kind": "file",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "fields": {
    "url": {
     "kind": "text",
     "required": true,
     "maxLength": 500
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
    }
   }
  },
  "linkedProviderIds": {
   "kind": "reference",
   "many": true,
   "required": true,
   "ref": "providers",
   "integer": true,
   "default": [],
   "maxItems": 20,
   "uniqueItems": true
  },
  "order": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "orderWithin": "providerId",
   "minimum": 1
  },
  "isMain": {
   "kind": "boolean",
   "required": true,
   "default": false,
   "onlyOne": "providerId"
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
  "allowed.actions": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "update_prices"
   ],
   "maxItems": 10,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "order",
   "name",
   "expireAt",
   "lowestWeekdayPrice",
   "lowestWeekendPrice",
   "createdAt",
   "updatedAt"
  ],
  "defaultSort": "expireAt",
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
   "catalogTypeId": {
    "kind": "reference",
    "ref": "catalog-types",
    "integer": true
   },
   "expireAtEnd": {
    "kind": "date"
   },
   "isMain": {
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
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 80
   },
   "catalogTypeId": {
    "kind": "reference",
    "required": true,
    "ref": "catalog-types",
    "integer": true
   },
   "description": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 2000
   },
   "pricingType": {
    "kind": "configItem",
    "required": true,
    "list": "customer_menu_pricing_type",
    "minLength": 1,
    "maxLength": 60
   },
   "minGuests": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 99999
   },
   "maxGuests": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 99999
   },
   "prices": {
    "kind": "weekPrices",
    "many": true,
    "required": true,
    "minItems": 1,
    "maxItems": 60,
    "fields": {
     "weekPeriod": {
      "kind": "enum",
      "required": true,
      "values": [
       "weekday",
       "weekend",
       "all"
      ]
     },
     "price": {
      "kind": "money",
      "required": true,
      "currency": "TRY",
      "integer": true,
      "minimum": 0,
      "maximum": 99999999
     },
     "currency": {
      "kind": "configItem",
      "required": true,
      "list": "currency",
      "minLength": 1,
      "maxLength": 60
     },
     "unit": {
      "kind": "number",
      "required": true,
      "integer": true,
      "minimum": 1,
      "maximum": 99999
     },
     "catalogItemOptionId": {
      "kind": "reference",
      "nullable": true,
      "ref": "catalog-items",
      "integer": true
     }
    }
   },
   "expireAt": {
    "kind": "date",
    "required": true,
    "notAfter": "+3m",
    "notBefore": "-1d"
   },
   "file": {
    "kind": "file",
    "accept": [
     "application/pdf"
    ],
    "maxBytes": 15728640
   },
   "linkedProviderIds": {
    "kind": "reference",
    "many": true,
    "ref": "providers",
    "integer": true,
    "default": [],
    "maxItems": 20,
    "uniqueItems": true
   },
   "isMain": {
    "kind": "boolean",
    "default": false,
    "onlyOne": "providerId"
   }
  },
  "required": [
   "providerId",
   "name",
   "catalogTypeId",
   "pricingType",
   "prices",
   "expireAt"
  ],
  "media": "multipart/form-data",
  "rules": [
   {
    "kind": "atLeast",
    "of": [
     "maxGuests",
     "minGuests"
    ],
    "at": [
     "maxGuests"
    ],
    "code": "max_guests_below_min"
   },
   {
    "kind": "required",
    "of": [
     "minGuests"
    ],
    "at": [
     "minGuests"
    ],
    "when": {
     "pricingType": [
      "per_person"
     ]
    }
   }
  ]
 },
 "update": {
  "fields": {
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "name": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 80
   },
   "catalogTypeId": {
    "kind": "reference",
    "ref": "catalog-types",
    "integer": true
   },
   "description": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 2000
   },
   "pricingType": {
    "kind": "configItem",
    "list": "customer_menu_pricing_type",
    "minLength": 1,
    "maxLength": 60
   },
   "minGuests": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 99999
   },
   "maxGuests": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 99999
   },
   "prices": {
    "kind": "weekPrices",
    "many": true,
    "minItems": 1,
    "maxItems": 60,
    "fields": {
     "weekPeriod": {
      "kind": "enum",
      "required": true,
      "values": [
       "weekday",
       "weekend",
       "all"
      ]
     },
     "price": {
      "kind": "money",
      "required": true,
      "currency": "TRY",
      "integer": true,
      "minimum": 0,
      "maximum": 99999999
     },
     "currency": {
      "kind": "configItem",
      "required": true,
      "list": "currency",
      "minLength": 1,
      "maxLength": 60
     },
     "unit": {
      "kind": "number",
      "required": true,
      "integer": true,
      "minimum": 1,
      "maximum": 99999
     },
     "catalogItemOptionId": {
      "kind": "reference",
      "nullable": true,
      "ref": "catalog-items",
      "integer": true
     }
    }
   },
   "expireAt": {
    "kind": "date",
    "notAfter": "+3m",
    "notBefore": "-1d"
   },
   "file": {
    "kind": "file",
    "accept": [
     "application/pdf"
    ],
    "maxBytes": 15728640
   },
   "linkedProviderIds": {
    "kind": "reference",
    "many": true,
    "ref": "providers",
    "integer": true,
    "default": [],
    "maxItems": 20,
    "uniqueItems": true
   },
   "isMain": {
    "kind": "boolean",
    "default": false,
    "onlyOne": "providerId"
   }
  },
  "rules": [
   {
    "kind": "atLeast",
    "of": [
     "maxGuests",
     "minGuests"
    ],
    "at": [
     "maxGuests"
    ],
    "code": "max_guests_below_min"
   },
   {
    "kind": "required",
    "of": [
     "minGuests"
    ],
    "at": [
     "minGuests"
    ],
    "when": {
     "pricingType": [
      "per_person"
     ]
    }
   }
  ],
  "media": "multipart/form-data"
 },
 "actions": {
  "update_prices": {
   "fields": {
    "expireAt": {
     "kind": "date",
     "required": true,
     "notAfter": "+3m",
     "notBefore": "-1d"
    },
    "prices": {
     "kind": "weekPrices",
     "many": true,
     "required": true,
     "minItems": 1,
     "maxItems": 60,
     "fields": {
      "weekPeriod": {
       "kind": "enum",
       "required": true,
       "values": [
        "weekday",
        "weekend",
        "all"
       ]
      },
      "price": {
       "kind": "money",
       "required": true,
       "currency": "TRY",
       "integer": true,
       "minimum": 0,
       "maximum": 99999999
      },
      "currency": {
       "kind": "configItem",
       "required": true,
       "list": "currency",
       "minLength": 1,
       "maxLength": 60
      },
      "unit": {
       "kind": "number",
       "required": true,
       "integer": true,
       "minimum": 1,
       "maximum": 99999
      },
      "catalogItemOptionId": {
       "kind": "reference",
       "nullable": true,
       "ref": "catalog-items",
       "integer": true
      }
     }
    }
   },
   "required": [
    "expireAt",
    "prices"
   ]
  }
 }
} as const;
