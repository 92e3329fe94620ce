// Written by openapi/generate.ts from the contract. Do not edit.
export const listPaymentAttempts = { id: "listPaymentAttempts", method: "GET", path: "/payment-attempts" } as const;
export const getPaymentAttempt = { id: "getPaymentAttempt", method: "GET", path: "/payment-attempts/{id}" } as const;
export const createPaymentPage = { id: "createPaymentPage", method: "POST", path: "/payment-attempts/{id}/page" } as const;
export const cancelPaymentAttempt = { id: "cancelPaymentAttempt", method: "POST", path: "/payment-attempts/{id}/cancel" } as const;
