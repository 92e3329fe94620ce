// Written by openapi/generate.ts from the contract. Do not edit.
export const getAverageResponseTimeFacts = {
 "query": {
  "createdAtStart": {
   "kind": "date"
  },
  "createdAtEnd": {
   "kind": "date"
  },
  "providerIds": {
   "kind": "reference",
   "many": true,
   "ref": "providers",
   "integer": true,
   "maxItems": 200
  },
  "status": {
   "kind": "enum",
   "many": true,
   "values": [
    "new",
    "pending",
    "negotiating",
    "offered",
    "deal",
    "rejected",
    "not_wedding",
    "other_firm",
    "unreachable"
   ],
   "minItems": 1,
   "maxItems": 200,
   "uniqueItems": true
  },
  "coupleName": {
   "kind": "text",
   "minLength": 2,
   "maxLength": 100
  },
  "organizationType": {
   "kind": "configItem",
   "many": true,
   "list": "organization_type",
   "maxLength": 60,
   "minItems": 1,
   "maxItems": 200,
   "uniqueItems": true
  },
  "source": {
   "kind": "enum",
   "many": true,
   "values": [
    "phone",
    "info_request",
    "wedding_planner",
    "customer_added",
    "social"
   ],
   "minItems": 1,
   "maxItems": 200,
   "uniqueItems": true
  },
  "readStatus": {
   "kind": "enum",
   "values": [
    "unread",
    "read"
   ]
  },
  "isPrepaid": {
   "kind": "boolean"
  },
  "isSpam": {
   "kind": "boolean"
  },
  "assigneeId": {
   "kind": "reference",
   "ref": "customer-users",
   "integer": true
  },
  "assigned": {
   "kind": "enum",
   "values": [
    "me",
    "nobody",
    "somebody"
   ]
  },
  "weddingDateStart": {
   "kind": "date"
  },
  "weddingDateEnd": {
   "kind": "date"
  }
 }
} as const;
