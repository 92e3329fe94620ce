// Written by openapi/generate.ts from the contract. Do not edit.
export const getTestimonialSummary = { id: "getTestimonialSummary", method: "GET", path: "/provider-testimonial/summary" } as const;
