import type { Shape } from '../messages.ts';
import type { rules as tr } from '../tr/rules.ts';

/** Sentences of the rules between fields, which API, forms and help say alike. */
export const rules: Shape<typeof tr> = {
  more: 'Must be more than %{limit}.',
  at_least: 'Must be at least %{limit}.',
  less: 'Must be less than %{limit}.',
  between: 'Must be between %{limit} and %{until}.',
  after: 'Must be after %{limit}.',
  not_earlier: 'Cannot be before %{limit}.',
  earlier: 'Must be before %{limit}.',
  between_times: 'Must be between %{limit} and %{until}.',
  filled: 'Fill in at least %{least} of these fields.',
  capacity_missing: 'Enter the capacity for a meal or for a cocktail.',
  contact_missing: 'Enter an email address or a phone number.',
  end_not_after_start: 'The end must be after the start.',
  starts_other_day: 'The start must be on the day of the entry.',
  max_guests_below_min: 'The most guests cannot be fewer than the least.',
  max_below_min: 'The highest price cannot be lower than the lowest price.',
  product_until_before_from: 'The last service day cannot be before the first.',
  price_not_lower: 'The promotional price must be lower than the regular price.',
  reference_agreement: 'A reference gallery needs the couple’s agreement.',
  until_before_from: 'The end date cannot be before the start date.',
};
