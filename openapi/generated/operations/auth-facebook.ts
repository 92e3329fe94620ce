// Written by openapi/generate.ts from the contract. Do not edit.
export const signInWithFacebook = { id: "signInWithFacebook", method: "POST", path: "/auth/facebook" } as const;
