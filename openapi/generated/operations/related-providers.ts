// Written by openapi/generate.ts from the contract. Do not edit.
export const listRelatedProviders = { id: "listRelatedProviders", method: "GET", path: "/related-providers" } as const;
export const createRelatedProvider = { id: "createRelatedProvider", method: "POST", path: "/related-providers" } as const;
export const getRelatedProvider = { id: "getRelatedProvider", method: "GET", path: "/related-providers/{id}" } as const;
export const deleteRelatedProvider = { id: "deleteRelatedProvider", method: "DELETE", path: "/related-providers/{id}" } as const;
