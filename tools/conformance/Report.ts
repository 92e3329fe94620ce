/** Differences between an API and the contract, by operation. */
export class Report {
  readonly #differences = new Map<string, Set<string>>();
  readonly #leftOut = new Map<string, string>();

  /** Records the operation as checked, with its differences. */
  add(operation: string, differences: readonly string[]): void {
    const existing = this.#differences.get(operation) ?? new Set();
    for (const difference of differences) existing.add(difference);
    this.#differences.set(operation, existing);
  }

  /** Records why an operation was not, or only partly, checked. */
  leaveOut(operation: string, why: string): void {
    this.#leftOut.set(operation, why);
  }

  /** Returns every difference, as `listLeads: …`. */
  get differences(): string[] {
    return [...this.#differences].flatMap(([operation, own]) =>
      [...own].map((difference) => `${operation}: ${difference}`),
    );
  }

  get checked(): string[] {
    return [...this.#differences.keys()];
  }

  /**
   * Renders the differences by operation, and a line with the counts.
   * @param all lists unchecked operations too
   */
  render(all = false): string {
    const wrong = [...this.#differences].filter(([, own]) => own.size > 0);
    const lines = wrong.flatMap(([operation, own]) => [
      operation,
      ...[...own].map((difference) => `  ${difference}`),
    ]);
    const left = [...this.#leftOut].map(([operation, why]) => `  ${operation}: ${why}`);
    const more = all ? '' : ' (named by --all)';
    return [
      ...lines,
      ...(all && left.length > 0 ? ['Not checked, or not to the end:', ...left] : []),
      `${this.checked.length} operations checked, ${wrong.length} differ, ${left.length} not checked to the end${left.length > 0 ? more : ''}.`,
    ].join('\n');
  }
}
