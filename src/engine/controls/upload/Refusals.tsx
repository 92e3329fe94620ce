import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import type { Refused } from './useUploads.ts';

/** Renders the names of rejected files with their reasons; announces each as it is found. */
export function Refusals({ refused }: { refused: readonly Refused[] }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      {refused.map(({ name, fault }, index) => (
        <FormHelperText key={`${index} ${name}`} error>
          <bdi>{name}</bdi>: {translate(`validation.${fault.message}`, fault.args)}
        </FormHelperText>
      ))}
    </div>
  );
}
