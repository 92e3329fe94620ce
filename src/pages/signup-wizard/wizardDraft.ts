import type { WizardStep } from './wizardSteps.ts';

const keyOf = (hash: string, step: WizardStep) => `signup ${hash} ${step}`;

/** Returns the unsaved input of a step in this tab; undefined if there is none. */
export function readDraft(hash: string, step: WizardStep): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(hash, step)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the input of a step until it is saved or the tab is closed. */
export function writeDraft(hash: string, step: WizardStep, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(hash, step), JSON.stringify(values));
  } catch {
    // Without storage only the form holds the input.
  }
}

/** Deletes the stored input of a saved step. */
export function dropDraft(hash: string, step: WizardStep): void {
  try {
    sessionStorage.removeItem(keyOf(hash, step));
  } catch {
    // There was no stored input.
  }
}
