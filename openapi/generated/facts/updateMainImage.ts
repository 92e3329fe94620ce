// Written by openapi/generate.ts from the contract. Do not edit.
export const updateMainImageFacts = {
 "body": {
  "mediaId": {
   "kind": "reference",
   "required": true,
   "ref": "medias",
   "integer": true
  }
 }
} as const;
