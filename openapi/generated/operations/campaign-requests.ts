// Written by openapi/generate.ts from the contract. Do not edit.
export const createCampaignRequest = { id: "createCampaignRequest", method: "POST", path: "/campaign-requests" } as const;
