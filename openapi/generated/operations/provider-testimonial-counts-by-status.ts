// Written by openapi/generate.ts from the contract. Do not edit.
export const getTestimonialCounts = { id: "getTestimonialCounts", method: "GET", path: "/provider-testimonial/counts-by-status" } as const;
