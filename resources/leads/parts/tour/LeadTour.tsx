import TipsAndUpdatesOutlined from '@mui/icons-material/TipsAndUpdatesOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStore, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TourName } from './tours.ts';

const Tour = lazy(async () => ({ default: (await import('./Tour.tsx')).Tour }));

/** The address that opens a tour: `?tour=loan`. */
const PARAMETER = 'tour';

/** Offers a tour by its name until it was seen, and by a quiet button afterwards; the address opens it too. */
export function LeadTour({ name }: { name: TourName }) {
  const translate = useTranslate();
  const [isSeen, setSeen] = useStore(`leads.tours.${name}`, false);
  const [parameters, setParameters] = useSearchParams();
  const set = (open: boolean) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set(PARAMETER, name);
        else after.delete(PARAMETER);
        return after;
      },
      { replace: true },
    );
  const close = () => {
    setSeen(true);
    set(false);
  };
  const label = translate(`resources.leadDesk.tours.${name}.name`);
  return (
    <>
      {isSeen ? (
        <IconButton aria-label={label} title={label} onClick={() => set(true)}>
          <TipsAndUpdatesOutlined fontSize="small" />
        </IconButton>
      ) : (
        <Button color="inherit" startIcon={<TipsAndUpdatesOutlined />} onClick={() => set(true)}>
          {label}
        </Button>
      )}
      {parameters.get(PARAMETER) === name && (
        <Suspense fallback={null}>
          <Tour name={name} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
