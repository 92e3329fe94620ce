// Written by openapi/generate.ts from the contract. Do not edit.
export const replyToTestimonialFacts = {
 "body": {
  "text": {
   "kind": "longText",
   "required": true,
   "minLength": 1,
   "maxLength": 1000
  }
 }
} as const;
