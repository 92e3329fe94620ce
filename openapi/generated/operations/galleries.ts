// Written by openapi/generate.ts from the contract. Do not edit.
export const listGalleries = { id: "listGalleries", method: "GET", path: "/galleries" } as const;
export const createGallery = { id: "createGallery", method: "POST", path: "/galleries" } as const;
export const getGallery = { id: "getGallery", method: "GET", path: "/galleries/{id}" } as const;
export const updateGallery = { id: "updateGallery", method: "PUT", path: "/galleries/{id}" } as const;
export const deleteGallery = { id: "deleteGallery", method: "DELETE", path: "/galleries/{id}" } as const;
export const moveGallery = { id: "moveGallery", method: "POST", path: "/galleries/{id}/move-order" } as const;
