// Written by openapi/generate.ts from the contract. Do not edit.
export const listPayments = { id: "listPayments", method: "GET", path: "/payments" } as const;
export const createPayment = { id: "createPayment", method: "POST", path: "/payments" } as const;
export const getPayment = { id: "getPayment", method: "GET", path: "/payments/{id}" } as const;
export const updatePayment = { id: "updatePayment", method: "PUT", path: "/payments/{id}" } as const;
export const deletePayment = { id: "deletePayment", method: "DELETE", path: "/payments/{id}" } as const;
export const createPaymentAction = { id: "createPaymentAction", method: "POST", path: "/payments/{id}/actions" } as const;
export const getPaymentReceipt = { id: "getPaymentReceipt", method: "GET", path: "/payments/{id}/receipt" } as const;
