// Written by openapi/generate.ts from the contract. Do not edit.
export const getAverageResponseTime = { id: "getAverageResponseTime", method: "GET", path: "/leads/stats/average-response-time" } as const;
export const getCoupleStats = { id: "getCoupleStats", method: "GET", path: "/leads/stats/couple-stats" } as const;
export const getCountsByCalls = { id: "getCountsByCalls", method: "GET", path: "/leads/stats/counts-by-calls" } as const;
export const getCountsByReadStatus = { id: "getCountsByReadStatus", method: "GET", path: "/leads/stats/counts-by-read-status" } as const;
export const getDealReport = { id: "getDealReport", method: "GET", path: "/leads/stats/deals" } as const;
