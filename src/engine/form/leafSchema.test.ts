import { customerUsers } from '#contract/manifest/customer-users.ts';
import { leads } from '#contract/manifest/leads.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { leafSchema, rowSchema } from './leafSchema.ts';

const now = new Date('2026-11-21T09:00:00Z');
const keys = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) =>
  (result.error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')} ${/validation\.(\w+)/.exec(issue.message)?.[1]}`,
  );

describe('schemas from the manifest', () => {
  it('reports all required fields at once', () => {
    const schema = rowSchema(leads.create.fields, now);
    expect(keys(schema.safeParse({}))).toEqual([
      'providerId required',
      'couple.brideName required',
    ]);
  });

  it('rejects duplicates in a list of unique values', () => {
    const schema = leafSchema({ kind: 'number', many: true, uniqueItems: true }, now);
    expect(schema.safeParse([1, 2]).success).toBe(true);
    expect(keys(schema.safeParse([1, 2, 1]))).toEqual([' uniqueItems']);
  });

  it('limits the total size of files, excluding stored ones', () => {
    const facts = { kind: 'image', many: true, maxBytes: 100, maxTotalBytes: 150 } as const;
    const photo = (size: number) => new File(['a'.repeat(size)], 'a.png', { type: 'image/png' });
    const schema = leafSchema(facts, now);
    expect(schema.safeParse(['/files/a.webp', photo(100), photo(50)]).success).toBe(true);
    expect(keys(schema.safeParse([photo(100), photo(51)]))).toEqual([' filesTotal']);
  });

  it('treats blanks as empty in a required field, but not in a password', () => {
    const schema = leafSchema({ kind: 'text', minLength: 1, required: true }, now);
    expect(keys(schema.safeParse(' \u00a0'))).toEqual([' required']);
    expect(schema.safeParse(' a ').success).toBe(true);
    expect(leafSchema({ kind: 'text' }, now).safeParse(' ').success).toBe(true);
    expect(leafSchema({ kind: 'password', minLength: 1 }, now).safeParse(' ').success).toBe(true);
  });

  it('accepts only the one value that the contract allows', () => {
    const schema = leafSchema({ kind: 'boolean', mustBe: true, required: true }, now);
    expect(schema.safeParse(true).success).toBe(true);
    expect(keys(schema.safeParse(false))).toEqual([' required']);
  });

  it('accepts empty optional fields', () => {
    const schema = rowSchema(leads.create.fields, now);
    expect(
      schema.safeParse({
        providerId: 1,
        couple: { brideName: 'Elif', email: '', phone: null },
        leadDetails: { estimatedGuestCount: null },
      }).success,
    ).toBe(true);
  });

  it('describes the fault of each field', () => {
    const schema = rowSchema(leads.create.fields, now);
    const wrong = {
      providerId: 1,
      couple: { brideName: 'x'.repeat(81), email: 'elif@', phone: '532' },
      leadDetails: { estimatedGuestCount: 0.5 },
    };
    expect(keys(schema.safeParse(wrong)).toSorted()).toEqual([
      'couple.brideName maxLength',
      'couple.email email',
      'couple.phone phone',
      'leadDetails.estimatedGuestCount integer',
      'leadDetails.estimatedGuestCount min',
    ]);
  });

  it('rejects ages under 18 and above 100', () => {
    const schema = leafSchema(customerUsers.create.fields.birthDate, now);
    expect(schema.safeParse('2008-11-21').success).toBe(true);
    expect(keys(schema.safeParse('2008-11-22'))).toEqual([' adult']);
    expect(keys(schema.safeParse('1926-11-20'))).toEqual([' dateMin']);
  });

  it.each([
    ['1999-12-31', ['couple.weddingDate dateMin']],
    ['2000-01-01', []],
    ['2046-11-21', []],
    ['2046-11-22', ['couple.weddingDate dateMax']],
  ])('accepts weddings between 2000 and twenty years ahead: %s', (weddingDate, wrong) => {
    const schema = rowSchema(leads.update.fields, now, ['couple.weddingDate']);
    expect(keys(schema.safeParse({ couple: { weddingDate } }))).toEqual(wrong);
  });

  it('limits an instant by its day, and to the future', () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const schema = leafSchema(leads.actions.set_appointment.fields.startsAt, now);
    expect(schema.safeParse('2026-11-25T11:00:00.000Z').success).toBe(true);
    expect(keys(schema.safeParse('2026-11-21T08:59:00.000Z'))).toEqual([' past']);
    expect(keys(schema.safeParse('9999-12-31T00:00:00Z'))).toEqual([' dateMax']);
    expect(keys(schema.safeParse('soon'))).toContain(' date');
  });

  it('checks rows separately', () => {
    const schema = rowSchema(customerUsers.create.fields, now, ['emails', 'phones']);
    expect(keys(schema.safeParse({ emails: [], phones: [{ value: { number: '12' } }] }))).toEqual([
      'emails required',
      'phones.0.value.number phone',
    ]);
    expect(keys(schema.safeParse({ emails: [{ value: 'a@b.co' }, { value: '' }] }))).toEqual([
      'emails.1.value required',
    ]);
  });
});
