// Written by openapi/generate.ts from the contract. Do not edit.

/** Everything that formatted text may hold; whatever else there is, is taken out. */
export const richText = {
 "tags": [
  "p",
  "br",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "ul",
  "ol",
  "li",
  "h2",
  "h3",
  "a"
 ],
 "attributes": {
  "a": [
   "href"
  ]
 },
 "schemes": [
  "https",
  "http",
  "mailto",
  "tel"
 ]
} as const;
