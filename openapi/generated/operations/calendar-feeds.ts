// Written by openapi/generate.ts from the contract. Do not edit.
export const getCalendarFeedFile = { id: "getCalendarFeedFile", method: "GET", path: "/calendar-feeds/{token}/calendar.ics" } as const;
