import { providerWizards } from '#contract/manifest/provider-wizards.ts';
import type { Schemas } from '#contract/types.ts';

export type WizardStep = Schemas['ProviderWizardStep'];
export type WizardForm = Schemas['ProviderWizardForm'];

/** Steps of the registration in the contract's order. */
export const wizardSteps: readonly WizardStep[] = providerWizards.create.fields.step.values;

/** Returns the step with a name, such as from the address; undefined for any other text. */
export const stepNamed = (text: string | null): WizardStep | undefined =>
  wizardSteps.find((step) => step === text);

/** Returns true if a step may be opened: it is completed, or the next one to complete. */
export const isReachable = ({ done, step: next }: WizardForm, step: WizardStep): boolean =>
  done.includes(step) || step === next;

/** Returns the previous step; undefined for the first. */
export const stepBefore = (step: WizardStep): WizardStep | undefined =>
  wizardSteps[wizardSteps.indexOf(step) - 1];

/** Returns the next step; the last step returns itself. */
export const stepAfter = (step: WizardStep): WizardStep =>
  wizardSteps[wizardSteps.indexOf(step) + 1] ?? step;
