// Written by openapi/generate.ts from the contract. Do not edit.
export const createApprovalActionFacts = {
 "actions": {
  "approve": {
   "fields": {
    "seen": {
     "kind": "text",
     "maxLength": 60
    }
   },
   "required": []
  },
  "reject": {
   "fields": {
    "reason": {
     "kind": "text",
     "minLength": 5,
     "maxLength": 500
    },
    "cause": {
     "kind": "enum",
     "values": [
      "redirects",
      "contact_info",
      "campaign_info"
     ]
    }
   },
   "required": []
  }
 }
} as const;
