// Written by openapi/generate.ts from the contract. Do not edit.
export const getReferralRewards = { id: "getReferralRewards", method: "GET", path: "/campaign-requests/referral-rewards" } as const;
