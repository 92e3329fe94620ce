// Written by openapi/generate.ts from the contract. Do not edit.
export const listProviderPrompts = { id: "listProviderPrompts", method: "GET", path: "/provider-prompts" } as const;
export const createProviderPromptAction = { id: "createProviderPromptAction", method: "POST", path: "/provider-prompts/{id}/actions" } as const;
