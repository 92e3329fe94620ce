// Written by openapi/generate.ts from the contract. Do not edit.
export const listNeighborhoods = { id: "listNeighborhoods", method: "GET", path: "/neighborhoods" } as const;
