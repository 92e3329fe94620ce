// Written by openapi/generate.ts from the contract. Do not edit.
export const getReviewWidgetPreviewFacts = {
 "query": {
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  },
  "minStar": {
   "kind": "number",
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "includeWords": {
   "kind": "text",
   "maxLength": 500
  },
  "excludeWords": {
   "kind": "text",
   "maxLength": 500
  },
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
