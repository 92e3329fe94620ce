// Written by openapi/generate.ts from the contract. Do not edit.
export const customerUsers = {
 "name": "customer-users",
 "params": [
  "customerId"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/customers/{customerId}/users"
  },
  "create": {
   "method": "POST",
   "path": "/customers/{customerId}/users",
   "impersonation": "blocked"
  },
  "one": {
   "method": "GET",
   "path": "/customers/{customerId}/users/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/customers/{customerId}/users/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/customers/{customerId}/users/{id}",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "customer-users",
   "integer": true
  },
  "version": {
   "kind": "version",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1
  },
  "uuid": {
   "kind": "text",
   "required": true,
   "readOnly": true
  },
  "name": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 60
  },
  "surname": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 60
  },
  "fullName": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 121
  },
  "username": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "minLength": 3,
   "maxLength": 60,
   "pattern": "^[A-Za-z0-9._-]+$"
  },
  "titleId": {
   "kind": "configItem",
   "required": true,
   "nullable": true,
   "list": "customer_user_title",
   "maxLength": 60
  },
  "roleId": {
   "kind": "enum",
   "required": true,
   "values": [
    "owner",
    "manager",
    "sales",
    "content",
    "accounting",
    "viewer"
   ]
  },
  "preferredLanguage": {
   "kind": "enum",
   "required": true,
   "values": [
    "tr",
    "en",
    "de",
    "ar"
   ]
  },
  "profileVideo": {
   "kind": "videoLink",
   "required": true,
   "nullable": true,
   "hosts": "any",
   "maxLength": 500
  },
  "bio": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 2000
  },
  "image": {
   "kind": "image",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "emails": {
   "kind": "rows",
   "many": true,
   "required": true,
   "maxItems": 5,
   "fields": {
    "value": {
     "kind": "email",
     "required": true,
     "minLength": 3,
     "maxLength": 254
    }
   }
  },
  "phones": {
   "kind": "rows",
   "many": true,
   "required": true,
   "maxItems": 5,
   "fields": {
    "value": {
     "kind": "object",
     "required": true
    },
    "value.number": {
     "kind": "phone",
     "required": true,
     "maxLength": 16,
     "pattern": "^\\+[1-9][0-9]{5,14}$"
    }
   }
  },
  "googleId": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 120
  },
  "facebookId": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 120
  },
  "birthDate": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "-18y",
   "notBefore": "-100y"
  },
  "identityNumber": {
   "kind": "identityNumber",
   "required": true,
   "nullable": true,
   "minLength": 11,
   "maxLength": 20
  },
  "hasLeft": {
   "kind": "boolean",
   "required": true
  },
  "canManage": {
   "kind": "boolean",
   "required": true
  },
  "receivesOffersByEmail": {
   "kind": "boolean",
   "required": true
  },
  "receivesOffersBySms": {
   "kind": "boolean",
   "required": true
  },
  "showAsContact": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "invited",
    "active",
    "left"
   ]
  },
  "providers": {
   "kind": "rows",
   "many": true,
   "required": true,
   "readOnly": true,
   "maxItems": 500,
   "fields": {
    "id": {
     "kind": "id",
     "required": true,
     "readOnly": true,
     "ref": "customer-user-providers",
     "integer": true
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
     "readOnly": true,
     "maxLength": 160
    },
    "canReceiveLeads": {
     "kind": "boolean",
     "required": true
    },
    "canReceiveLeadsSms": {
     "kind": "boolean",
     "required": true
    },
    "showAsContact": {
     "kind": "boolean",
     "required": true
    },
    "signatureContent": {
     "kind": "richText",
     "required": true,
     "nullable": true,
     "maxLength": 4000
    },
    "signatureImage": {
     "kind": "text",
     "required": true,
     "nullable": true,
     "maxLength": 500
    }
   }
  },
  "lastSeenAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
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
  }
 },
 "list": {
  "sort": [
   "fullName",
   "roleId",
   "lastSeenAt",
   "createdAt"
  ],
  "defaultSort": "fullName",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "roleId": {
    "kind": "enum",
    "many": true,
    "values": [
     "owner",
     "manager",
     "sales",
     "content",
     "accounting",
     "viewer"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "invited",
     "active",
     "left"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   }
  },
  "required": []
 },
 "create": {
  "fields": {
   "name": {
    "kind": "text",
    "required": true,
    "impersonation": "blocked",
    "minLength": 1,
    "maxLength": 60
   },
   "surname": {
    "kind": "text",
    "nullable": true,
    "impersonation": "blocked",
    "maxLength": 60
   },
   "username": {
    "kind": "text",
    "impersonation": "blocked",
    "minLength": 3,
    "maxLength": 60,
    "pattern": "^[A-Za-z0-9._-]+$"
   },
   "titleId": {
    "kind": "configItem",
    "nullable": true,
    "list": "customer_user_title",
    "maxLength": 60
   },
   "roleId": {
    "kind": "enum",
    "required": true,
    "impersonation": "blocked",
    "values": [
     "owner",
     "manager",
     "sales",
     "content",
     "accounting",
     "viewer"
    ]
   },
   "preferredLanguage": {
    "kind": "enum",
    "values": [
     "tr",
     "en",
     "de",
     "ar"
    ]
   },
   "profileVideo": {
    "kind": "videoLink",
    "nullable": true,
    "hosts": "any",
    "maxLength": 500
   },
   "bio": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 2000
   },
   "emails": {
    "kind": "rows",
    "many": true,
    "required": true,
    "impersonation": "blocked",
    "minItems": 1,
    "maxItems": 5,
    "fields": {
     "value": {
      "kind": "email",
      "required": true,
      "minLength": 3,
      "maxLength": 254
     }
    }
   },
   "phones": {
    "kind": "rows",
    "many": true,
    "impersonation": "blocked",
    "maxItems": 5,
    "fields": {
     "value": {
      "kind": "object",
      "required": true
     },
     "value.number": {
      "kind": "phone",
      "required": true,
      "maxLength": 16,
      "pattern": "^\\+[1-9][0-9]{5,14}$"
     }
    }
   },
   "birthDate": {
    "kind": "date",
    "nullable": true,
    "impersonation": "blocked",
    "notAfter": "-18y",
    "notBefore": "-100y"
   },
   "identityNumber": {
    "kind": "identityNumber",
    "nullable": true,
    "impersonation": "blocked",
    "minLength": 11,
    "maxLength": 20
   },
   "canManage": {
    "kind": "boolean",
    "impersonation": "blocked"
   },
   "receivesOffersByEmail": {
    "kind": "boolean"
   },
   "receivesOffersBySms": {
    "kind": "boolean"
   }
  },
  "required": [
   "name",
   "roleId",
   "emails"
  ],
  "media": "application/json"
 },
 "update": {
  "fields": {
   "name": {
    "kind": "text",
    "impersonation": "blocked",
    "minLength": 1,
    "maxLength": 60
   },
   "surname": {
    "kind": "text",
    "nullable": true,
    "impersonation": "blocked",
    "maxLength": 60
   },
   "username": {
    "kind": "text",
    "impersonation": "blocked",
    "minLength": 3,
    "maxLength": 60,
    "pattern": "^[A-Za-z0-9._-]+$"
   },
   "titleId": {
    "kind": "configItem",
    "nullable": true,
    "list": "customer_user_title",
    "maxLength": 60
   },
   "roleId": {
    "kind": "enum",
    "impersonation": "blocked",
    "values": [
     "owner",
     "manager",
     "sales",
     "content",
     "accounting",
     "viewer"
    ]
   },
   "preferredLanguage": {
    "kind": "enum",
    "values": [
     "tr",
     "en",
     "de",
     "ar"
    ]
   },
   "profileVideo": {
    "kind": "videoLink",
    "nullable": true,
    "hosts": "any",
    "maxLength": 500
   },
   "bio": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 2000
   },
   "emails": {
    "kind": "rows",
    "many": true,
    "impersonation": "blocked",
    "minItems": 1,
    "maxItems": 5,
    "fields": {
     "value": {
      "kind": "email",
      "required": true,
      "minLength": 3,
      "maxLength": 254
     }
    }
   },
   "phones": {
    "kind": "rows",
    "many": true,
    "impersonation": "blocked",
    "maxItems": 5,
    "fields": {
     "value": {
      "kind": "object",
      "required": true
     },
     "value.number": {
      "kind": "phone",
      "required": true,
      "maxLength": 16,
      "pattern": "^\\+[1-9][0-9]{5,14}$"
     }
    }
   },
   "birthDate": {
    "kind": "date",
    "nullable": true,
    "impersonation": "blocked",
    "notAfter": "-18y",
    "notBefore": "-100y"
   },
   "identityNumber": {
    "kind": "identityNumber",
    "nullable": true,
    "impersonation": "blocked",
    "minLength": 11,
    "maxLength": 20
   },
   "canManage": {
    "kind": "boolean",
    "impersonation": "blocked"
   },
   "receivesOffersByEmail": {
    "kind": "boolean"
   },
   "receivesOffersBySms": {
    "kind": "boolean"
   },
   "hasLeft": {
    "kind": "boolean",
    "impersonation": "blocked"
   },
   "oldPassword": {
    "kind": "password",
    "impersonation": "blocked",
    "minLength": 6,
    "maxLength": 128
   },
   "password": {
    "kind": "password",
    "impersonation": "blocked",
    "minLength": 6,
    "maxLength": 128
   },
   "keepsOtherSessions": {
    "kind": "boolean",
    "impersonation": "blocked"
   }
  },
  "media": "application/json"
 }
} as const;
