// Written by openapi/generate.ts from the contract. Do not edit.
export const getVisitReport = { id: "getVisitReport", method: "GET", path: "/visit-logs" } as const;
