// Written by openapi/generate.ts from the contract. Do not edit.
export const getReviewRequest = { id: "getReviewRequest", method: "GET", path: "/review-requests/{token}" } as const;
export const answerReviewRequest = { id: "answerReviewRequest", method: "POST", path: "/review-requests/{token}" } as const;
export const openReviewRequest = { id: "openReviewRequest", method: "POST", path: "/review-requests/{token}/open" } as const;
export const declineReviewRequest = { id: "declineReviewRequest", method: "POST", path: "/review-requests/{token}/decline" } as const;
export const addReviewRequestImage = { id: "addReviewRequestImage", method: "POST", path: "/review-requests/{token}/images" } as const;
