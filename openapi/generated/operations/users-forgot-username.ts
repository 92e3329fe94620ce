// Written by openapi/generate.ts from the contract. Do not edit.
export const requestUsername = { id: "requestUsername", method: "POST", path: "/users/forgot-username" } as const;
