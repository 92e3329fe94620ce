// Written by openapi/generate.ts from the contract. Do not edit.
export const listCatalogItems = { id: "listCatalogItems", method: "GET", path: "/catalog-items" } as const;
