// Written by openapi/generate.ts from the contract. Do not edit.
export const listSessions = { id: "listSessions", method: "GET", path: "/sessions" } as const;
export const deleteOtherSessions = { id: "deleteOtherSessions", method: "DELETE", path: "/sessions" } as const;
export const deleteSession = { id: "deleteSession", method: "DELETE", path: "/sessions/{id}" } as const;
