// Written by openapi/generate.ts from the contract. Do not edit.
export const campaignRequests = {
 "name": "campaign-requests",
 "params": [],
 "operations": {
  "create": {
   "method": "POST",
   "path": "/campaign-requests",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "id": {
   "kind": "number",
   "required": true,
   "integer": true
  },
  "campaignId": {
   "kind": "number",
   "required": true,
   "integer": true
  },
  "companyName": {
   "kind": "text",
   "required": true,
   "maxLength": 160
  },
  "reward": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "TRY",
   "integer": true,
   "minimum": 0
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true
  }
 },
 "create": {
  "fields": {
   "campaign": {
    "kind": "object",
    "required": true
   },
   "campaign.id": {
    "kind": "number",
    "required": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "companyName": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 160
   },
   "name": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 120
   },
   "customer": {
    "kind": "object",
    "required": true
   },
   "customer.id": {
    "kind": "number",
    "required": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "customerUser": {
    "kind": "object",
    "required": true
   },
   "customerUser.id": {
    "kind": "number",
    "required": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "feature": {
    "kind": "text",
    "maxLength": 40,
    "pattern": "^[a-zA-Z]+$"
   },
   "phone": {
    "kind": "phone",
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$"
   },
   "category": {
    "kind": "object"
   },
   "category.id": {
    "kind": "number",
    "required": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "customerId": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "customerUserId": {
    "kind": "number",
    "integer": true,
    "minimum": 1,
    "maximum": 9007199254740991
   }
  },
  "required": [
   "campaign.id",
   "companyName",
   "name",
   "customer.id",
   "customerUser.id"
  ],
  "media": "application/json"
 }
} as const;
