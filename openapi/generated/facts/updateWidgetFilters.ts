// Written by openapi/generate.ts from the contract. Do not edit.
export const updateWidgetFiltersFacts = {
 "body": {
  "limit": {
   "kind": "number",
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 20
  },
  "minStar": {
   "kind": "number",
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "includeWords": {
   "kind": "text",
   "required": true,
   "maxLength": 500
  },
  "excludeWords": {
   "kind": "text",
   "required": true,
   "maxLength": 500
  },
  "look": {
   "kind": "enum",
   "required": true,
   "values": [
    "list",
    "cards",
    "badge"
   ]
  },
  "theme": {
   "kind": "enum",
   "required": true,
   "values": [
    "auto",
    "light",
    "dark"
   ]
  }
 },
 "query": {
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  }
 }
} as const;
