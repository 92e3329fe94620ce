// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderDataUpdates = { id: "listProviderDataUpdates", method: "GET", path: "/provider-data-update-queue" } as const;
export const getProviderDataUpdate = { id: "getProviderDataUpdate", method: "GET", path: "/provider-data-update-queue/{id}" } as const;
export const updateProviderDataUpdate = { id: "updateProviderDataUpdate", method: "PUT", path: "/provider-data-update-queue/{id}" } as const;
export const deleteProviderDataUpdate = { id: "deleteProviderDataUpdate", method: "DELETE", path: "/provider-data-update-queue/{id}" } as const;
export const approveProviderDataUpdate = { id: "approveProviderDataUpdate", method: "POST", path: "/provider-data-update-queue/{id}/approve" } as const;
