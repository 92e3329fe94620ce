/** Differences between an API and the contract, by operation. */
export class Report {
  readonly #differences = new Map<string, Set<string>>();
  readonly #skipped = new Map<string, string>();

  /** Records the operation as checked, with its differences. */
  add(operation: string, differences: readonly string[]): void {
    const existing = this.#differences.get(operation) ?? new Set();
    for (const difference of differences) existing.add(difference);
    this.#differences.set(operation, existing);
  }

  /** Records why an operation was not, or only partly, checked. */
  skip(operation: string, reason: string): void {
    this.#skipped.set(operation, reason);
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
    const different = [...this.#differences].filter(([, own]) => own.size > 0);
    const lines = different.flatMap(([operation, own]) => [
      operation,
      ...[...own].map((difference) => `  ${difference}`),
    ]);
    const skipped = [...this.#skipped].map(([operation, reason]) => `  ${operation}: ${reason}`);
    const hint = all ? '' : ' (listed by --all)';
    return [
      ...lines,
      ...(all && skipped.length > 0 ? ['Not checked, or not completely:', ...skipped] : []),
      `${this.checked.length} operations checked, ${different.length} differ, ${skipped.length} not checked completely${skipped.length > 0 ? hint : ''}.`,
    ].join('\n');
  }
}
