// Written by openapi/generate.ts from the contract. Do not edit.
export const listSupportPaymentAttempts = { id: "listSupportPaymentAttempts", method: "GET", path: "/support/payment-attempts" } as const;
export const createSupportPaymentAction = { id: "createSupportPaymentAction", method: "POST", path: "/support/payment-attempts/{id}/actions" } as const;
