// Written by openapi/generate.ts from the contract. Do not edit.
export const getDiscountCouponStats = { id: "getDiscountCouponStats", method: "GET", path: "/discount-coupons/stats" } as const;
