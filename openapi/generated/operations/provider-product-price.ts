// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderProductPrices = { id: "listProviderProductPrices", method: "GET", path: "/provider-product-price" } as const;
