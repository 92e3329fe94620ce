// Written by openapi/generate.ts from the contract. Do not edit.
export const saveProviderWizard = { id: "saveProviderWizard", method: "POST", path: "/provider-wizard" } as const;
export const getProviderWizard = { id: "getProviderWizard", method: "GET", path: "/provider-wizard/{hash}" } as const;
export const addProviderWizardImage = { id: "addProviderWizardImage", method: "POST", path: "/provider-wizard/{hash}/images" } as const;
export const deleteProviderWizardImage = { id: "deleteProviderWizardImage", method: "DELETE", path: "/provider-wizard/{hash}/images/{id}" } as const;
