// Written by openapi/generate.ts from the contract. Do not edit.
export const previewReviewWidget = { id: "previewReviewWidget", method: "GET", path: "/external-comments/preview" } as const;
