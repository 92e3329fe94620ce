// Written by openapi/generate.ts from the contract. Do not edit.
export const listPayments = { id: "listPayments", method: "GET", path: "/payments" } as const;
export const getPayment = { id: "getPayment", method: "GET", path: "/payments/{id}" } as const;
