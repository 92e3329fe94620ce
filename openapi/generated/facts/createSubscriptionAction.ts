// Written by openapi/generate.ts from the contract. Do not edit.
export const createSubscriptionActionFacts = {
 "actions": {
  "start": {
   "fields": {
    "productId": {
     "kind": "number",
     "required": true,
     "integer": true,
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "required": [
    "productId"
   ]
  },
  "pause": {
   "fields": {},
   "required": []
  },
  "resume": {
   "fields": {},
   "required": []
  },
  "end": {
   "fields": {},
   "required": []
  }
 }
} as const;
