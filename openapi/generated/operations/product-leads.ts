// Written by openapi/generate.ts from the contract. Do not edit.
export const createProductLead = { id: "createProductLead", method: "POST", path: "/{product}-leads" } as const;
