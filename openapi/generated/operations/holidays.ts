// Written by openapi/generate.ts from the contract. Do not edit.
export const listHolidays = { id: "listHolidays", method: "GET", path: "/holidays" } as const;
