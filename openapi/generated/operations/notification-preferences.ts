// Written by openapi/generate.ts from the contract. Do not edit.
export const getNotificationPreferences = { id: "getNotificationPreferences", method: "GET", path: "/notification-preferences" } as const;
export const updateNotificationPreferences = { id: "updateNotificationPreferences", method: "PUT", path: "/notification-preferences" } as const;
