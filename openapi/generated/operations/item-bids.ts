// Written by openapi/generate.ts from the contract. Do not edit.
export const listItemBids = { id: "listItemBids", method: "GET", path: "/item-bids" } as const;
export const getItemBid = { id: "getItemBid", method: "GET", path: "/item-bids/{id}" } as const;
export const createItemBidAction = { id: "createItemBidAction", method: "POST", path: "/item-bids/{id}/actions" } as const;
