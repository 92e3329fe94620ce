import type { Schemas } from '#contract/types.ts';

/** Device described by its User-Agent, with common names. */
export interface Device {
  kind: Schemas['DeviceKind'];
  browser: string | null;
  system: string | null;
}

/** The first match wins, because browsers include the names of others. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string, Device['kind']][] = [
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\b(iPhone|iPod)\b/, 'iOS', 'phone'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS', 'computer'],
  [/\b(Linux|X11)\b/, 'Linux', 'computer'],
];

/** Parses a User-Agent into a device for the list of sessions only. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const system = SYSTEMS.find(([pattern]) => pattern.test(text));
  return {
    kind: system?.[2] ?? 'unknown',
    browser: BROWSERS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    system: system?.[1] ?? null,
  };
}
