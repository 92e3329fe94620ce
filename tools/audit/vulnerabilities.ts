import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), nodes: z.array(z.string()) }),
  ),
});

export interface Vulnerabilities {
  /** Vulnerabilities of shipped packages, as `severity: name range`. */
  vulnerabilities: string[];
  /** Error of the registry instead of a result. */
  registryError?: string;
}

/** Parses the output of `npm audit --json` and keeps the vulnerabilities of shipped packages. */
export function readVulnerabilities(output: string, paths: readonly string[]): Vulnerabilities {
  let result: unknown;
  try {
    result = JSON.parse(output);
  } catch {
    return { vulnerabilities: [], registryError: output.trim().split('\n')[0] ?? '' };
  }
  const read = report.safeParse(result);
  if (!read.success) return { vulnerabilities: [], registryError: messageOf(result) };
  const shipped = new Set(paths);
  const vulnerabilities = Object.entries(read.data.vulnerabilities)
    .filter(([, { nodes }]) => nodes.some((node) => shipped.has(node)))
    .map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  return { vulnerabilities };
}

function messageOf(result: unknown): string {
  const failure = z
    .object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() })
    .safeParse(result);
  return failure.data?.message ?? failure.data?.error?.summary ?? 'no report';
}
