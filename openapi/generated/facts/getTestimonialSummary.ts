// Written by openapi/generate.ts from the contract. Do not edit.
export const getTestimonialSummaryFacts = {
 "query": {
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  }
 }
} as const;
