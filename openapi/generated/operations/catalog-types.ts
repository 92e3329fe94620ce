// Written by openapi/generate.ts from the contract. Do not edit.
export const listCatalogTypes = { id: "listCatalogTypes", method: "GET", path: "/catalog-types" } as const;
