import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tones } from './tone.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Mode = 'light' | 'dark';

/** Hexadecimal colors of tokens.css by name. */
const colours = new Map<string, Record<Mode, string>>();
for (const match of css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)) {
  const [, name, light, dark] = match;
  if (name && light && dark) colours.set(name, { light, dark });
}

function luminance(hex: string): number {
  const channel = (start: number): number => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Returns the contrast ratio of two colors by WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const backgrounds = ['page', 'card', 'raised', 'hover'];

const readable = [
  ...backgrounds.flatMap((background) =>
    ['text', 'text-muted', 'text-faint', 'accent', 'danger'].map((words) => [words, background]),
  ),
  ['text', 'accent-tint'],
  ['text', 'pressed'],
  ['accent', 'accent-tint'],
  ['accent-hover', 'card'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-inverse', 'inverse'],
  ...tones.flatMap((tone) =>
    [`${tone}-tint`, 'card', 'page'].map((background) => [`${tone}-text`, background]),
  ),
];

const visible = ['page', 'card', 'raised'].flatMap((background) =>
  ['control-border', 'focus'].map((line) => [line, background]),
);

describe.each<Mode>(['light', 'dark'])('%s', (mode) => {
  const between = ([one = '', other = '']: string[]): number =>
    contrast(colours.get(one)?.[mode] ?? '#000000', colours.get(other)?.[mode] ?? '#000000');

  it.each(readable)('%s is readable on %s (4.5)', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('%s is visible on %s (3)', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(3);
  });
});

it('measures black on white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
