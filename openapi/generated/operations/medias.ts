// Written by openapi/generate.ts from the contract. Do not edit.
export const listMedias = { id: "listMedias", method: "GET", path: "/medias" } as const;
export const createMedia = { id: "createMedia", method: "POST", path: "/medias" } as const;
export const getMedia = { id: "getMedia", method: "GET", path: "/medias/{id}" } as const;
export const updateMedia = { id: "updateMedia", method: "PUT", path: "/medias/{id}" } as const;
export const deleteMedia = { id: "deleteMedia", method: "DELETE", path: "/medias/{id}" } as const;
export const getMediaItemDatas = { id: "getMediaItemDatas", method: "GET", path: "/medias/{id}/item-datas" } as const;
export const updateMediaItemDatas = { id: "updateMediaItemDatas", method: "PUT", path: "/medias/{id}/item-datas" } as const;
export const moveMedia = { id: "moveMedia", method: "POST", path: "/medias/{id}/move-order" } as const;
