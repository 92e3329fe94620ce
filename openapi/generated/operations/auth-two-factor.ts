// Written by openapi/generate.ts from the contract. Do not edit.
export const getTwoFactorImage = { id: "getTwoFactorImage", method: "GET", path: "/auth/two-factor" } as const;
export const setTwoFactor = { id: "setTwoFactor", method: "POST", path: "/auth/two-factor" } as const;
export const getTwoFactorSecret = { id: "getTwoFactorSecret", method: "GET", path: "/auth/two-factor/secret" } as const;
