// Written by openapi/generate.ts from the contract. Do not edit.
export const getLeadMessageAttachmentFacts = {
 "query": {
  "size": {
   "kind": "enum",
   "values": [
    "whole",
    "thumbnail"
   ],
   "default": "whole"
  }
 }
} as const;
