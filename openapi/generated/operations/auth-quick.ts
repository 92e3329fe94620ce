// Written by openapi/generate.ts from the contract. Do not edit.
export const requestCode = { id: "requestCode", method: "POST", path: "/auth/quick/request" } as const;
export const verifyCode = { id: "verifyCode", method: "POST", path: "/auth/quick/verify" } as const;
