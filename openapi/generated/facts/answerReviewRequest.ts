// Written by openapi/generate.ts from the contract. Do not edit.
export const answerReviewRequestFacts = {
 "body": {
  "star": {
   "kind": "rating",
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "starService": {
   "kind": "rating",
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "starCommunication": {
   "kind": "rating",
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "starValue": {
   "kind": "rating",
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "text": {
   "kind": "longText",
   "required": true,
   "minLength": 10,
   "maxLength": 2000
  }
 }
} as const;
