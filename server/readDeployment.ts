import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/max';
import type { z } from 'zod';
import { deploymentShape, type Deployment } from '../deployments/deployment.ts';
import { projectFolder } from './projectFolder.ts';

/**
 * Returns the path of a deployment's file: a name such as `ar-AE` is a file of the repository, anything else a
 * path.
 */
const fileOf = (name: string): string =>
  /^[\w-]+$/.test(name) ? join(projectFolder, 'deployments', `${name}.json`) : name;

/** Returns the value at a path of the file. */
function get(file: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    file,
  );
}

/** Formats one message per invalid key, such as `features.chat: expected boolean, found "yes"`. */
function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  file: unknown,
  within: PropertyKey[] = [],
): string[] {
  return issues.flatMap((issue) => {
    const path = [...within, ...issue.path];
    const key = path.join('.') || 'the file';
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => `${[...path, name].join('.')}: there is no such key`);
    const value = get(file, path);
    if (issue.code === 'invalid_union' && typeof value === 'object') {
      // Of several union members, the one with the fewest issues explains the error.
      const nearest = issue.errors.toSorted((one, other) => one.length - other.length)[0];
      if (nearest) return problemsOf(nearest, file, path);
    }
    if (value === undefined) return [`${key}: is missing`];
    const expected =
      issue.code === 'invalid_type' ? `a value of the type ${issue.expected}` : issue.message;
    return [`${key}: expected ${expected}, found ${JSON.stringify(value)}`];
  });
}

/**
 * Validates a file as a deployment.
 * @returns the deployment, or one message per invalid key with its value and the expected one
 */
export function checkDeployment(
  file: unknown,
): { deployment: Deployment & { country: CountryCode } } | { problems: string[] } {
  const { success, data, error } = deploymentShape.safeParse(file);
  if (!success) return { problems: problemsOf(error.issues, file) };
  const { country } = data;
  if (isSupportedCountry(country)) return { deployment: { ...data, country } };
  return { problems: [`country: expected a country in two letters, found "${country}"`] };
}

/** Reads a deployment's file by its name or path; see deployments/README.md. */
export function readDeployment(name: string): ReturnType<typeof checkDeployment> {
  const path = fileOf(name);
  const named = (problem: string) => `${path}: ${problem}`;
  try {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const checked = checkDeployment(file);
    return 'problems' in checked ? { problems: checked.problems.map(named) } : checked;
  } catch (error) {
    const isMissing = !(error instanceof SyntaxError);
    return { problems: [named(isMissing ? 'cannot be read' : `is no JSON (${error.message})`)] };
  }
}
