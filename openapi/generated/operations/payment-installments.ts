// Written by openapi/generate.ts from the contract. Do not edit.
export const listPaymentInstallments = { id: "listPaymentInstallments", method: "GET", path: "/payment-installments" } as const;
