// Written by openapi/generate.ts from the contract. Do not edit.
export const getReviewWidgetPreview = { id: "getReviewWidgetPreview", method: "GET", path: "/external-comments/preview" } as const;
