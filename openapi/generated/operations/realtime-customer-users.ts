// Written by openapi/generate.ts from the contract. Do not edit.
export const getRealtimeAccess = { id: "getRealtimeAccess", method: "GET", path: "/realtime/customer-users/{uuid}/access" } as const;
export const getRealtimeEvents = { id: "getRealtimeEvents", method: "GET", path: "/realtime/customer-users/{uuid}/events" } as const;
export const getRealtimeStream = { id: "getRealtimeStream", method: "GET", path: "/realtime/customer-users/{uuid}/stream" } as const;
