// Written by openapi/generate.ts from the contract. Do not edit.
export const createSupportWizardFacts = {
 "body": {
  "contactName": {
   "kind": "text",
   "required": true,
   "minLength": 2,
   "maxLength": 120
  },
  "email": {
   "kind": "email",
   "nullable": true,
   "maxLength": 254,
   "oneOf": [
    "email",
    "phone"
   ]
  },
  "phone": {
   "kind": "phone",
   "nullable": true,
   "maxLength": 16,
   "pattern": "^\\+[1-9][0-9]{5,14}$",
   "oneOf": [
    "email",
    "phone"
   ]
  },
  "language": {
   "kind": "enum",
   "required": true,
   "values": [
    "tr",
    "en",
    "de",
    "ar"
   ]
  }
 }
} as const;
