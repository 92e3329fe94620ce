import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useInput, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';

/** Renders the confirmation for an entry on an occupied day after the API has rejected it; nothing before. */
export function ConflictQuestion({ source, error }: InputProps) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: false });
  const alert = useRef<HTMLDivElement>(null);
  const isShown = error !== undefined;
  useEffect(() => {
    if (isShown) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;
  const confirm = () => {
    field.onChange(true);
    const form = alert.current?.closest('form');
    // The form updates its values only after this event.
    setTimeout(() => form?.requestSubmit());
  };
  return (
    <Alert
      ref={alert}
      severity="warning"
      action={
        <Button color="inherit" onClick={confirm}>
          {translate('resources.calendar-events.saveAnyway')}
        </Button>
      }
    >
      {error}
    </Alert>
  );
}
