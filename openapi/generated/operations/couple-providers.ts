// Written by openapi/generate.ts from the contract. Do not edit.
export const listCoupleProviders = { id: "listCoupleProviders", method: "GET", path: "/couple-providers" } as const;
export const createCoupleProvider = { id: "createCoupleProvider", method: "POST", path: "/couple-providers" } as const;
export const getCoupleProvider = { id: "getCoupleProvider", method: "GET", path: "/couple-providers/{id}" } as const;
export const updateCoupleProvider = { id: "updateCoupleProvider", method: "PUT", path: "/couple-providers/{id}" } as const;
export const deleteCoupleProvider = { id: "deleteCoupleProvider", method: "DELETE", path: "/couple-providers/{id}" } as const;
export const requestComment = { id: "requestComment", method: "POST", path: "/couple-providers/{id}/request-comment" } as const;
