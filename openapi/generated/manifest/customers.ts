// Written by openapi/generate.ts from the contract. Do not edit.
export const customers = {
 "name": "customers",
 "params": [],
 "operations": {
  "create": {
   "method": "POST",
   "path": "/customers",
   "impersonation": "blocked"
  },
  "one": {
   "method": "GET",
   "path": "/customers/{customerId}"
  },
  "update": {
   "method": "PUT",
   "path": "/customers/{customerId}"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "customers",
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
  "crmStatus": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "lead",
    "active",
    "prime",
    "passive"
   ]
  },
  "isPaid": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "hasDebt": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "companyType": {
   "kind": "configItem",
   "required": true,
   "nullable": true,
   "list": "customer_company_type",
   "maxLength": 60
  },
  "taxNumber": {
   "kind": "taxNumber",
   "required": true,
   "nullable": true,
   "maxLength": 11,
   "pattern": "^([0-9]{10}|[0-9]{11})$"
  },
  "taxOffice": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 80
  },
  "billingAddress": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 500
  },
  "city": {
   "kind": "object",
   "required": true,
   "nullable": true
  },
  "city.id": {
   "kind": "number",
   "integer": true
  },
  "city.name": {
   "kind": "text",
   "maxLength": 120
  },
  "district": {
   "kind": "object",
   "required": true,
   "nullable": true
  },
  "district.id": {
   "kind": "number",
   "integer": true
  },
  "district.name": {
   "kind": "text",
   "maxLength": 120
  },
  "email": {
   "kind": "email",
   "required": true,
   "nullable": true,
   "maxLength": 254
  },
  "phone": {
   "kind": "phone",
   "required": true,
   "nullable": true,
   "maxLength": 16,
   "pattern": "^\\+[1-9][0-9]{5,14}$"
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
 "create": {
  "fields": {
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 160
   },
   "owner": {
    "kind": "object",
    "required": true
   },
   "owner.name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 120
   },
   "owner.email": {
    "kind": "email",
    "required": true,
    "maxLength": 254
   },
   "owner.phone": {
    "kind": "phone",
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$"
   }
  },
  "required": [
   "name",
   "owner.name",
   "owner.email"
  ],
  "media": "application/json"
 },
 "update": {
  "fields": {
   "name": {
    "kind": "text",
    "impersonation": "blocked",
    "minLength": 1,
    "maxLength": 160
   },
   "companyType": {
    "kind": "configItem",
    "nullable": true,
    "list": "customer_company_type",
    "maxLength": 60
   },
   "taxNumber": {
    "kind": "taxNumber",
    "nullable": true,
    "impersonation": "blocked",
    "maxLength": 11,
    "pattern": "^([0-9]{10}|[0-9]{11})$"
   },
   "taxOffice": {
    "kind": "text",
    "nullable": true,
    "maxLength": 80
   },
   "billingAddress": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 500
   },
   "cityId": {
    "kind": "reference",
    "nullable": true,
    "ref": "cities",
    "integer": true
   },
   "districtId": {
    "kind": "reference",
    "nullable": true,
    "ref": "districts",
    "integer": true
   },
   "email": {
    "kind": "email",
    "nullable": true,
    "impersonation": "blocked",
    "maxLength": 254
   },
   "phone": {
    "kind": "phone",
    "nullable": true,
    "impersonation": "blocked",
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$"
   }
  },
  "media": "application/json"
 }
} as const;
