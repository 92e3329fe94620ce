// Written by openapi/generate.ts from the contract. Do not edit.
export const searchSupportUsers = { id: "searchSupportUsers", method: "GET", path: "/support/customer-users" } as const;
