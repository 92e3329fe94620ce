// Written by openapi/generate.ts from the contract. Do not edit.
export const listReminders = { id: "listReminders", method: "GET", path: "/reminders" } as const;
