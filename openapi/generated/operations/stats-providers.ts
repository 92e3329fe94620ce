// Written by openapi/generate.ts from the contract. Do not edit.
export const getRivalsLeadToDeal = { id: "getRivalsLeadToDeal", method: "GET", path: "/stats/providers/{id}/lead-to-deal" } as const;
export const getRivalsLeadToLead = { id: "getRivalsLeadToLead", method: "GET", path: "/stats/providers/{id}/lead-to-lead" } as const;
export const getRivalsViewToDeal = { id: "getRivalsViewToDeal", method: "GET", path: "/stats/providers/{id}/view-to-deal" } as const;
export const getRivalsViewToLead = { id: "getRivalsViewToLead", method: "GET", path: "/stats/providers/{id}/view-to-lead" } as const;
export const getRivalsToSimilar = { id: "getRivalsToSimilar", method: "GET", path: "/stats/providers/{id}/to-similar" } as const;
