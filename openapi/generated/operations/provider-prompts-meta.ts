// Written by openapi/generate.ts from the contract. Do not edit.
export const getProviderPromptsMeta = { id: "getProviderPromptsMeta", method: "GET", path: "/provider-prompts/meta" } as const;
