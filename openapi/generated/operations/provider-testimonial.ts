// Written by openapi/generate.ts from the contract. Do not edit.
export const listTestimonials = { id: "listTestimonials", method: "GET", path: "/provider-testimonial" } as const;
export const createTestimonial = { id: "createTestimonial", method: "POST", path: "/provider-testimonial" } as const;
export const getTestimonial = { id: "getTestimonial", method: "GET", path: "/provider-testimonial/{id}" } as const;
export const updateTestimonial = { id: "updateTestimonial", method: "PUT", path: "/provider-testimonial/{id}" } as const;
export const deleteTestimonial = { id: "deleteTestimonial", method: "DELETE", path: "/provider-testimonial/{id}" } as const;
export const createTestimonialAction = { id: "createTestimonialAction", method: "POST", path: "/provider-testimonial/{id}/actions" } as const;
export const replyToTestimonial = { id: "replyToTestimonial", method: "POST", path: "/provider-testimonial/{id}/comment" } as const;
export const listTestimonialHistories = { id: "listTestimonialHistories", method: "GET", path: "/provider-testimonial/{id}/histories" } as const;
export const listTestimonialImages = { id: "listTestimonialImages", method: "GET", path: "/provider-testimonial/{id}/images" } as const;
export const createTestimonialImage = { id: "createTestimonialImage", method: "POST", path: "/provider-testimonial/{id}/images" } as const;
