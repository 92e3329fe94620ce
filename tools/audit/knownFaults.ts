import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), nodes: z.array(z.string()) }),
  ),
});

export interface KnownFaults {
  /** Vulnerabilities of shipped packages, as `severity: name range`. */
  faults: string[];
  /** Error of the registry instead of a result. */
  unanswered?: string;
}

/** Parses the output of `npm audit --json` and keeps the vulnerabilities of shipped packages. */
export function readKnownFaults(output: string, paths: readonly string[]): KnownFaults {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    return { faults: [], unanswered: output.trim().split('\n')[0] ?? '' };
  }
  const read = report.safeParse(answer);
  if (!read.success) return { faults: [], unanswered: messageOf(answer) };
  const shipped = new Set(paths);
  const faults = Object.entries(read.data.vulnerabilities)
    .filter(([, { nodes }]) => nodes.some((node) => shipped.has(node)))
    .map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  return { faults };
}

function messageOf(answer: unknown): string {
  const failure = z
    .object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() })
    .safeParse(answer);
  return failure.data?.message ?? failure.data?.error?.summary ?? 'no report';
}
