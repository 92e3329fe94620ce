/** Removes comments and imports, which do not prove a use. */
const withoutComments = (text: string) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/^import[^]*?;$/gm, '');

/**
 * Collects the names and paths in the code of a folder. The reads of a component are unknown without running it,
 * so a path counts if its text occurs: quoted, or as a chain such as `lead.couple?.name`.
 */
export function namesIn(texts: readonly string[]): {
  hasPath: (path: string) => boolean;
  hasText: (text: string) => boolean;
} {
  const code = withoutComments(texts.join('\n')).replaceAll('?.', '.');
  const quoted = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text = '']) => text));
  const chains = new Set([...code.matchAll(/[A-Za-z_$][\w$]*(?:\.\w+)*/g)].map(([chain]) => chain));
  const ends = new Set<string>();
  for (const chain of chains) {
    const steps = chain.split('.');
    // The first step of a chain is the record, under any name.
    for (let end = 1; end <= steps.length; end += 1) ends.add(steps.slice(1, end).join('.'));
    ends.add(chain);
  }
  return {
    hasPath: (path) => quoted.has(path) || ends.has(path),
    hasText: (text) => quoted.has(text),
  };
}
