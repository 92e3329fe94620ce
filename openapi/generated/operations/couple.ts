// Written by openapi/generate.ts from the contract. Do not edit.
export const getCoupleLastActivity = { id: "getCoupleLastActivity", method: "GET", path: "/couple/{id}/last-activity" } as const;
