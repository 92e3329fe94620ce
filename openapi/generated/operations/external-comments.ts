// Written by openapi/generate.ts from the contract. Do not edit.
export const listExternalComments = { id: "listExternalComments", method: "GET", path: "/external-comments" } as const;
export const getExternalComment = { id: "getExternalComment", method: "GET", path: "/external-comments/{id}" } as const;
export const updateExternalComment = { id: "updateExternalComment", method: "PUT", path: "/external-comments/{id}" } as const;
