import { useTranslate } from 'react-admin';
import { Choices } from '../../controls/choices/Choices.tsx';
import { chosenOf, givenOf } from '../../controls/choices/chosen.ts';
import type { FilterInput } from '../../definition/field.ts';
import { STARS } from './stars.ts';

/** Renders the numbers of stars as toggles. */
export const RatingFilter: FilterInput = ({ field, value, onChange, label }) => {
  const translate = useTranslate();
  const choices = STARS.map((stars) => ({
    value: String(stars),
    label: translate('engine.rating.stars', { smart_count: stars, count: stars }),
  }));
  return (
    <Choices
      label={label}
      choices={choices}
      chosen={chosenOf(value)}
      many={field.facts.many ?? false}
      onChange={(chosen) => onChange(givenOf(chosen, field.facts.many))}
    />
  );
};
