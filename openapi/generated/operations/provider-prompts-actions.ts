// Written by openapi/generate.ts from the contract. Do not edit.
export const completeProviderPrompts = { id: "completeProviderPrompts", method: "POST", path: "/provider-prompts/actions" } as const;
