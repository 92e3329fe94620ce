// Written by openapi/generate.ts from the contract. Do not edit.
export const listSupportWizards = { id: "listSupportWizards", method: "GET", path: "/support/provider-wizards" } as const;
export const createSupportWizard = { id: "createSupportWizard", method: "POST", path: "/support/provider-wizards" } as const;
export const createSupportWizardAction = { id: "createSupportWizardAction", method: "POST", path: "/support/provider-wizards/{id}/actions" } as const;
