// Written by openapi/generate.ts from the contract. Do not edit.
export const createSupportPaymentActionFacts = {
 "actions": {
  "ask": {
   "fields": {},
   "required": []
  },
  "capture": {
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
  "decline": {
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
  "refund": {
   "fields": {
    "amountMinor": {
     "kind": "number",
     "integer": true,
     "minimum": 1,
     "maximum": 9999999999
    },
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
  "retry_refund": {
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
  "settle_refund": {
   "fields": {
    "isDone": {
     "kind": "boolean",
     "required": true
    },
    "reason": {
     "kind": "text",
     "required": true,
     "minLength": 5,
     "maxLength": 500
    }
   },
   "required": [
    "isDone",
    "reason"
   ]
  }
 }
} as const;
