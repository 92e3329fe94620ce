import type { validation as tr } from '../tr/validation.ts';
import type { Shape } from '../words.ts';

export const validation: Shape<typeof tr> = {
  required: 'This field is required.',
  invalid: 'This value is not valid.',
  email: 'Enter a valid e-mail address.',
  phone: 'Enter a valid phone number.',
  url: 'Enter a valid address starting with https://.',
  number: 'Enter a number.',
  integer: 'Enter a whole number.',
  min: 'Must be at least %{min}.',
  max: 'Must be at most %{max}.',
  minLength:
    'Enter at least %{smart_count} character. |||| Enter at least %{smart_count} characters.',
  maxLength:
    'Enter at most %{smart_count} character. |||| Enter at most %{smart_count} characters.',
  minItems: 'Choose at least %{smart_count}.',
  maxItems: 'Choose at most %{smart_count}.',
  oneOf: 'Choose a value from the list.',
  date: 'Enter a valid date.',
  dateMin: 'The date must be %{min} or later.',
  dateMax: 'The date must be %{max} or earlier.',
  dateOrder: 'The end cannot be before the start.',
  past: 'The date cannot be in the past.',
  adult: 'The date of birth must be at least 18 years ago.',
  passwordMatch: 'The passwords do not match.',
  passwordCommon: 'This password is too common, choose another one.',
  identityNumber: 'Enter a valid identity number (11 digits).',
  taxNumber: 'Enter a valid tax number.',
  iban: 'Enter a valid IBAN.',
  unique: 'This value is already taken.',
  fileType: 'This kind of file is not supported. Accepted: %{types}.',
  fileSize: 'The file can be at most %{size}.',
  imageSize: 'The picture can be at most %{width} × %{height} pixels.',
  imageRequired: 'Add a picture.',
  video: 'Enter a valid YouTube, Vimeo or Dailymotion link.',
  summary: 'Correct %{smart_count} field to save. |||| Correct %{smart_count} fields to save.',
};
