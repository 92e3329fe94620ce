// Written by openapi/generate.ts from the contract. Do not edit.
export const signInWithFacebook = { id: "signInWithFacebook", method: "POST", path: "/auth/facebook" } as const;
export const signInWithGoogle = { id: "signInWithGoogle", method: "POST", path: "/auth/google" } as const;
export const startInstagram = { id: "startInstagram", method: "POST", path: "/auth/instagram" } as const;
export const finishInstagram = { id: "finishInstagram", method: "POST", path: "/auth/instagram/{parameter}" } as const;
export const getTwoFactorImage = { id: "getTwoFactorImage", method: "GET", path: "/auth/two-factor" } as const;
export const setTwoFactor = { id: "setTwoFactor", method: "POST", path: "/auth/two-factor" } as const;
export const getTwoFactorSecret = { id: "getTwoFactorSecret", method: "GET", path: "/auth/two-factor/secret" } as const;
export const requestCode = { id: "requestCode", method: "POST", path: "/auth/quick/request" } as const;
export const verifyCode = { id: "verifyCode", method: "POST", path: "/auth/quick/verify" } as const;
