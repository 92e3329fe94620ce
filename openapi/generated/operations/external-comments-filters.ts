// Written by openapi/generate.ts from the contract. Do not edit.
export const getWidgetFilters = { id: "getWidgetFilters", method: "GET", path: "/external-comments/filters" } as const;
export const updateWidgetFilters = { id: "updateWidgetFilters", method: "PUT", path: "/external-comments/filters" } as const;
export const renewWidgetKey = { id: "renewWidgetKey", method: "POST", path: "/external-comments/filters/key" } as const;
