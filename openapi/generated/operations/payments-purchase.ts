// Written by openapi/generate.ts from the contract. Do not edit.
export const purchasePayments = { id: "purchasePayments", method: "POST", path: "/payments/purchase" } as const;
