// Written by openapi/generate.ts from the contract. Do not edit.
export const listItemOptionGroups = { id: "listItemOptionGroups", method: "GET", path: "/item-option-groups" } as const;
