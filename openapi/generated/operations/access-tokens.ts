// Written by openapi/generate.ts from the contract. Do not edit.
export const signIn = { id: "signIn", method: "POST", path: "/access-tokens" } as const;
export const getSession = { id: "getSession", method: "GET", path: "/access-tokens/{token}" } as const;
export const signOut = { id: "signOut", method: "DELETE", path: "/access-tokens/{token}" } as const;
