// Written by openapi/generate.ts from the contract. Do not edit.

/** Formats with the pattern that the contract gives them. */
export const formats = {
  "email": /^[a-z0-9!#$%&'*+/=?^_`{|}~\-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~\-]+)*@(?:[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?$/iu,
  "web-url": /^https?:\/\/[^\s/?#@:\\]+(:\d{1,5})?([/?#]\S*)?$/iu,
  "https-url": /^https:\/\/[^\s/?#@:\\]+(:\d{1,5})?([/?#]\S*)?$/iu,
} as const;
