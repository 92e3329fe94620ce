import { formatPhone } from '../../../ui/formatPhone.ts';
import type { Facts } from '../../definition/manifest.ts';
import { get } from '#contract/get.ts';

/** Returns the formatted first text of each row, such as a person's e-mail addresses or phone numbers. */
export function rowTexts(value: unknown, facts: Facts): string[] {
  const members = Object.entries(facts.fields ?? {}).filter(
    ([, { kind }]) => kind !== 'object' && kind !== 'id' && kind !== 'reference',
  );
  const first = (row: unknown): string[] => {
    for (const [path, { kind }] of members) {
      const text = get(row, path);
      if (typeof text === 'string' && text !== '')
        return [kind === 'phone' ? formatPhone(text) : text];
    }
    return [];
  };
  return Array.isArray(value) ? value.flatMap(first) : [];
}
