// Written by openapi/generate.ts from the contract. Do not edit.
export const getReviewWidgetFacts = {
 "query": {
  "language": {
   "kind": "enum",
   "values": [
    "tr",
    "en",
    "de",
    "ar"
   ]
  }
 }
} as const;
