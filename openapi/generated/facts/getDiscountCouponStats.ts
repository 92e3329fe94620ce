// Written by openapi/generate.ts from the contract. Do not edit.
export const getDiscountCouponStatsFacts = {
 "query": {
  "discountId": {
   "kind": "reference",
   "ref": "discounts",
   "integer": true
  },
  "providerId": {
   "kind": "reference",
   "ref": "providers",
   "integer": true
  }
 }
} as const;
