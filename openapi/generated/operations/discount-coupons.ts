// Written by openapi/generate.ts from the contract. Do not edit.
export const listDiscountCoupons = { id: "listDiscountCoupons", method: "GET", path: "/discount-coupons" } as const;
export const createDiscountCoupon = { id: "createDiscountCoupon", method: "POST", path: "/discount-coupons" } as const;
export const getDiscountCoupon = { id: "getDiscountCoupon", method: "GET", path: "/discount-coupons/{id}" } as const;
export const updateDiscountCoupon = { id: "updateDiscountCoupon", method: "PUT", path: "/discount-coupons/{id}" } as const;
export const deleteDiscountCoupon = { id: "deleteDiscountCoupon", method: "DELETE", path: "/discount-coupons/{id}" } as const;
export const createDiscountCouponAction = { id: "createDiscountCouponAction", method: "POST", path: "/discount-coupons/{id}/actions" } as const;
