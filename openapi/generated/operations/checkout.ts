// Written by openapi/generate.ts from the contract. Do not edit.
export const getCheckout = { id: "getCheckout", method: "GET", path: "/checkout" } as const;
