import { describe, expect, it } from 'vitest';
import { countries, formatted, phoneValue, typedPhone } from './phoneNumber.ts';

const typed = (text: string) => formatted({ country: 'TR', text });

describe('a Turkish mobile number', () => {
  it.each([
    ['5', '0(5'],
    ['0532', '0(532'],
    ['05321', '0(532) 1'],
    ['0532123', '0(532) 123'],
    ['053212345', '0(532) 123 45'],
    ['05321234567', '0(532) 123 45 67'],
    ['5321234567', '0(532) 123 45 67'],
    ['905321234567', '0(532) 123 45 67'],
    ['00905321234567', '0(532) 123 45 67'],
    ['+90 532 123 45 67', '0(532) 123 45 67'],
    ['Tel: 0532-123-45-67', '0(532) 123 45 67'],
  ])('typed as %s is displayed as %s', (text, mask) => {
    expect(typed(text)).toEqual({ country: 'TR', text: mask });
  });

  it.each(['0(532) 123 45 67', '0532 123 45 67', '+905321234567', '00905321234567'])(
    'is stored as E.164 when it is %s',
    (text) => {
      expect(phoneValue({ country: 'TR', text })).toBe('+905321234567');
    },
  );

  it('is parsed back unchanged', () => {
    expect(typedPhone('+905321234567').text).toBe('0(532) 123 45 67');
  });
});

it.each([
  ['444 1 444', '444 1 444', '+904441444'],
  ['02125551234', '(0212) 555 12 34', '+902125551234'],
])('the mask does not apply to %s', (text, shown, value) => {
  expect(typed(text).text).toBe(shown);
  expect(phoneValue(typed(text))).toBe(value);
});

it('a number with another country code selects that country', () => {
  const german = typed('+49 1512 3456789');
  expect(german.country).toBe('DE');
  expect(phoneValue(german)).toBe('+4915123456789');
  expect(typedPhone('+4915123456789')).toEqual(german);
});

it('a number is parsed by the plan of the chosen country', () => {
  expect(phoneValue({ country: 'DE', text: '01512 3456789' })).toBe('+4915123456789');
  expect(phoneValue({ country: 'TR', text: '0(532) 123 45 67' })).toBe('+905321234567');
});

it.each(['', '  ', '+', '+90', '0090', '+49', '+1'])('only %j is empty', (text) => {
  expect(phoneValue({ country: 'TR', text })).toBeNull();
});

it.each(['532', '+90532', '+909991234567', '+21012345678', '0532 123 45', 'telefon', '+4915'])(
  '%s is never a valid number',
  (text) => {
    expect(phoneValue({ country: 'TR', text })).not.toMatch(/^\+[1-9]\d{5,14}$/);
    expect(phoneValue({ country: 'TR', text })).not.toBeNull();
  },
);

it('every country has a dial code', () => {
  expect(countries().length).toBeGreaterThan(200);
  expect(countries().find(({ country }) => country === 'TR')?.code).toBe('+90');
});
