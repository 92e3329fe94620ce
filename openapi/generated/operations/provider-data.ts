// Written by openapi/generate.ts from the contract. Do not edit.
export const getProviderData = { id: "getProviderData", method: "GET", path: "/provider-data/{providerId}" } as const;
export const updateProviderData = { id: "updateProviderData", method: "PUT", path: "/provider-data/{providerId}" } as const;
export const listProviderDataForms = { id: "listProviderDataForms", method: "GET", path: "/provider-data/{providerId}/forms" } as const;
export const listProviderDataHistories = { id: "listProviderDataHistories", method: "GET", path: "/provider-data/{providerId}/histories" } as const;
export const getMissingData = { id: "getMissingData", method: "GET", path: "/provider-data/{providerId}/missing-data" } as const;
