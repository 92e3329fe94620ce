// Written by openapi/generate.ts from the contract. Do not edit.
export const getReviewWidget = { id: "getReviewWidget", method: "GET", path: "/review-widgets/{key}" } as const;
