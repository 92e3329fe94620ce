// Written by openapi/generate.ts from the contract. Do not edit.
export const checkRecoveryKey = { id: "checkRecoveryKey", method: "GET", path: "/password-reset" } as const;
export const requestPasswordReset = { id: "requestPasswordReset", method: "POST", path: "/password-reset" } as const;
export const resetPassword = { id: "resetPassword", method: "PUT", path: "/password-reset/{recoveryKey}" } as const;
