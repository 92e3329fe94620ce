// Written by openapi/generate.ts from the contract. Do not edit.
export const getAdvertisingReport = { id: "getAdvertisingReport", method: "GET", path: "/provider-ad-stats" } as const;
