// Written by openapi/generate.ts from the contract. Do not edit.
export const createMerchantActionFacts = {
 "actions": {
  "approve_agreement": {
   "fields": {},
   "required": []
  },
  "object_agreement": {
   "fields": {
    "reason": {
     "kind": "text",
     "required": true,
     "minLength": 5,
     "maxLength": 1000
    }
   },
   "required": [
    "reason"
   ]
  }
 }
} as const;
