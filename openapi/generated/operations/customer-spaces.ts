// Written by openapi/generate.ts from the contract. Do not edit.
export const listCustomerSpaces = { id: "listCustomerSpaces", method: "GET", path: "/customer-spaces" } as const;
export const createCustomerSpace = { id: "createCustomerSpace", method: "POST", path: "/customer-spaces" } as const;
export const getCustomerSpace = { id: "getCustomerSpace", method: "GET", path: "/customer-spaces/{id}" } as const;
export const updateCustomerSpace = { id: "updateCustomerSpace", method: "PUT", path: "/customer-spaces/{id}" } as const;
export const deleteCustomerSpace = { id: "deleteCustomerSpace", method: "DELETE", path: "/customer-spaces/{id}" } as const;
