// Written by openapi/generate.ts from the contract. Do not edit.
export const listTestimonials = { id: "listTestimonials", method: "GET", path: "/provider-testimonial" } as const;
export const createTestimonial = { id: "createTestimonial", method: "POST", path: "/provider-testimonial" } as const;
export const getTestimonial = { id: "getTestimonial", method: "GET", path: "/provider-testimonial/{id}" } as const;
export const updateTestimonial = { id: "updateTestimonial", method: "PUT", path: "/provider-testimonial/{id}" } as const;
export const deleteTestimonial = { id: "deleteTestimonial", method: "DELETE", path: "/provider-testimonial/{id}" } as const;
