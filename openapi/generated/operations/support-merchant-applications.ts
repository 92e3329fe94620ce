// Written by openapi/generate.ts from the contract. Do not edit.
export const listSupportMerchants = { id: "listSupportMerchants", method: "GET", path: "/support/merchant-applications" } as const;
export const createSupportMerchantAction = { id: "createSupportMerchantAction", method: "POST", path: "/support/merchant-applications/{id}/actions" } as const;
export const getSupportMerchantDocument = { id: "getSupportMerchantDocument", method: "GET", path: "/support/merchant-applications/{id}/documents/{kind}" } as const;
