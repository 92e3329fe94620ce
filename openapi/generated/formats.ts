// Written by openapi/generate.ts from the contract. Do not edit.

/** Formats that JSON Schema does not know. */
export const formats = {
  "web-url": /^https?:\/\/[^\s/?#@:\\]+(:\d{1,5})?([/?#]\S*)?$/iu,
  "https-url": /^https:\/\/[^\s/?#@:\\]+(:\d{1,5})?([/?#]\S*)?$/iu,
} as const;
