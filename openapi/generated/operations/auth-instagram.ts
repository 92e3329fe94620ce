// Written by openapi/generate.ts from the contract. Do not edit.
export const startInstagram = { id: "startInstagram", method: "POST", path: "/auth/instagram" } as const;
export const finishInstagram = { id: "finishInstagram", method: "POST", path: "/auth/instagram/{parameter}" } as const;
