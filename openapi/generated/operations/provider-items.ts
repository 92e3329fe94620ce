// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderItems = { id: "listProviderItems", method: "GET", path: "/provider-items" } as const;
export const createProviderItem = { id: "createProviderItem", method: "POST", path: "/provider-items" } as const;
export const getProviderItem = { id: "getProviderItem", method: "GET", path: "/provider-items/{id}" } as const;
export const updateProviderItem = { id: "updateProviderItem", method: "PUT", path: "/provider-items/{id}" } as const;
export const deleteProviderItem = { id: "deleteProviderItem", method: "DELETE", path: "/provider-items/{id}" } as const;
export const createProviderItemAction = { id: "createProviderItemAction", method: "POST", path: "/provider-items/{id}/actions" } as const;
export const moveProviderItem = { id: "moveProviderItem", method: "POST", path: "/provider-items/{id}/move-order" } as const;
