// Written by openapi/generate.ts from the contract. Do not edit.
export const listReviewChannels = { id: "listReviewChannels", method: "GET", path: "/review-channels" } as const;
export const createReviewChannel = { id: "createReviewChannel", method: "POST", path: "/review-channels" } as const;
export const createReviewChannelAction = { id: "createReviewChannelAction", method: "POST", path: "/review-channels/{id}/actions" } as const;
export const updateReviewChannel = { id: "updateReviewChannel", method: "PUT", path: "/review-channels/{id}" } as const;
export const deleteReviewChannel = { id: "deleteReviewChannel", method: "DELETE", path: "/review-channels/{id}" } as const;
