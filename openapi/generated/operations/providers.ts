// Written by openapi/generate.ts from the contract. Do not edit.
export const getCalendarFeed = { id: "getCalendarFeed", method: "GET", path: "/providers/{id}/calendar-feed" } as const;
export const createCalendarFeed = { id: "createCalendarFeed", method: "POST", path: "/providers/{id}/calendar-feed" } as const;
export const deleteCalendarFeed = { id: "deleteCalendarFeed", method: "DELETE", path: "/providers/{id}/calendar-feed" } as const;
export const importCalendar = { id: "importCalendar", method: "POST", path: "/providers/{id}/calendar-imports" } as const;
export const listProviders = { id: "listProviders", method: "GET", path: "/providers" } as const;
export const getProvider = { id: "getProvider", method: "GET", path: "/providers/{id}" } as const;
export const updateProvider = { id: "updateProvider", method: "PUT", path: "/providers/{id}" } as const;
export const getProviderPermissions = { id: "getProviderPermissions", method: "GET", path: "/providers/{id}/permissions" } as const;
export const listCalendarEvents = { id: "listCalendarEvents", method: "GET", path: "/providers/{id}/calendar-events" } as const;
export const createCalendarEvent = { id: "createCalendarEvent", method: "POST", path: "/providers/{id}/calendar-events" } as const;
export const getCalendarEvent = { id: "getCalendarEvent", method: "GET", path: "/providers/{id}/calendar-events/{eventId}" } as const;
export const updateCalendarEvent = { id: "updateCalendarEvent", method: "PUT", path: "/providers/{id}/calendar-events/{eventId}" } as const;
export const deleteCalendarEvent = { id: "deleteCalendarEvent", method: "DELETE", path: "/providers/{id}/calendar-events/{eventId}" } as const;
export const listProviderGalleries = { id: "listProviderGalleries", method: "GET", path: "/providers/{id}/galleries" } as const;
export const getMainImage = { id: "getMainImage", method: "GET", path: "/providers/{id}/main-image" } as const;
export const updateMainImage = { id: "updateMainImage", method: "PUT", path: "/providers/{id}/main-image" } as const;
export const listProviderMedias = { id: "listProviderMedias", method: "GET", path: "/providers/{id}/medias" } as const;
