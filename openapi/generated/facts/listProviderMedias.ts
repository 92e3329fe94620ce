// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderMediasFacts = {
 "query": {
  "galleryId": {
   "kind": "reference",
   "ref": "galleries",
   "integer": true
  },
  "kind": {
   "kind": "enum",
   "values": [
    "photo",
    "video"
   ]
  },
  "videoType": {
   "kind": "enum",
   "values": [
    "all",
    "subscription",
    "subscription_rnd",
    "video",
    "360video",
    "video_self"
   ]
  },
  "status": {
   "kind": "enum",
   "many": true,
   "values": [
    "pending",
    "approved",
    "published",
    "rejected"
   ],
   "minItems": 1,
   "maxItems": 4,
   "uniqueItems": true
  },
  "rejectionCause": {
   "kind": "enum",
   "values": [
    "redirects",
    "contact_info",
    "campaign_info"
   ]
  },
  "isActive": {
   "kind": "boolean"
  },
  "tagId": {
   "kind": "number",
   "integer": true,
   "minimum": 1,
   "maximum": 9007199254740991
  }
 }
} as const;
