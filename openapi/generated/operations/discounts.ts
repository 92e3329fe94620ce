// Written by openapi/generate.ts from the contract. Do not edit.
export const listDiscounts = { id: "listDiscounts", method: "GET", path: "/discounts" } as const;
export const createDiscount = { id: "createDiscount", method: "POST", path: "/discounts" } as const;
export const getDiscount = { id: "getDiscount", method: "GET", path: "/discounts/{id}" } as const;
export const updateDiscount = { id: "updateDiscount", method: "PUT", path: "/discounts/{id}" } as const;
export const deleteDiscount = { id: "deleteDiscount", method: "DELETE", path: "/discounts/{id}" } as const;
export const createDiscountAction = { id: "createDiscountAction", method: "POST", path: "/discounts/{id}/actions" } as const;
export const listDiscountDocuments = { id: "listDiscountDocuments", method: "GET", path: "/discounts/{id}/documents" } as const;
export const createDiscountDocument = { id: "createDiscountDocument", method: "POST", path: "/discounts/{id}/documents" } as const;
export const updateDiscountDocument = { id: "updateDiscountDocument", method: "PUT", path: "/discounts/{id}/documents/{documentId}" } as const;
export const deleteDiscountDocument = { id: "deleteDiscountDocument", method: "DELETE", path: "/discounts/{id}/documents/{documentId}" } as const;
export const getDiscountDocumentFile = { id: "getDiscountDocumentFile", method: "GET", path: "/discounts/{id}/documents/{documentId}/download" } as const;
