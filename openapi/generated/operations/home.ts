// Written by openapi/generate.ts from the contract. Do not edit.
export const getHome = { id: "getHome", method: "GET", path: "/home" } as const;
