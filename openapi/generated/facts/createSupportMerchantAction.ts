// Written by openapi/generate.ts from the contract. Do not edit.
export const createSupportMerchantActionFacts = {
 "actions": {
  "approve": {
   "fields": {},
   "required": []
  },
  "reject": {
   "fields": {
    "reason": {
     "kind": "text",
     "required": true,
     "minLength": 5,
     "maxLength": 500
    }
   },
   "required": [
    "reason"
   ]
  },
  "offer_again": {
   "fields": {
    "answer": {
     "kind": "text",
     "required": true,
     "minLength": 5,
     "maxLength": 1000
    }
   },
   "required": [
    "answer"
   ]
  }
 }
} as const;
