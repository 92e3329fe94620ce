// Written by openapi/generate.ts from the contract. Do not edit.
export const getTestimonialCountsFacts = {
 "query": {
  "q": {
   "kind": "text",
   "minLength": 1,
   "maxLength": 100
  },
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  },
  "star": {
   "kind": "number",
   "many": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5,
   "minItems": 1,
   "maxItems": 5,
   "uniqueItems": true
  },
  "isMain": {
   "kind": "boolean"
  }
 }
} as const;
