import type { WizardStep } from './wizardSteps.ts';

const keyOf = (hash: string, step: WizardStep) => `signup ${hash} ${step}`;

/** Returns what was typed in a step of this tab and not saved yet; undefined for nothing. */
export function readDraft(hash: string, step: WizardStep): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(hash, step)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in a step until it is saved or the tab is closed. */
export function writeDraft(hash: string, step: WizardStep, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(hash, step), JSON.stringify(values));
  } catch {
    // Without storage the form itself still has it.
  }
}

/** Forgets what was typed in a step: it is saved. */
export function dropDraft(hash: string, step: WizardStep): void {
  try {
    sessionStorage.removeItem(keyOf(hash, step));
  } catch {
    // There was none.
  }
}
