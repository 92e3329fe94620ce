// Written by openapi/generate.ts from the contract. Do not edit.
export const signInWithGoogle = { id: "signInWithGoogle", method: "POST", path: "/auth/google" } as const;
