// Written by openapi/generate.ts from the contract. Do not edit.
export const listCustomerSpaces = { id: "listCustomerSpaces", method: "GET", path: "/customer-spaces" } as const;
