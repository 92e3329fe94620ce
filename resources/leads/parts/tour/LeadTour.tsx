import TipsAndUpdatesOutlined from '@mui/icons-material/TipsAndUpdatesOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStore, useTranslate } from 'react-admin';
import { OpenedTour } from './OpenedTour.tsx';
import type { TourName } from './tours.ts';
import { useTour } from './useTour.ts';

/** Renders the button of a tour, prominent until it was seen; the URL opens it too. */
export function LeadTour({ name }: { name: TourName }) {
  const translate = useTranslate();
  const [isSeen, setSeen] = useStore(`leads.tours.${name}`, false);
  const { setOpen } = useTour(name);
  const label = translate(`resources.leadDesk.tours.${name}.name`);
  return (
    <>
      {isSeen ? (
        <IconButton aria-label={label} title={label} onClick={() => setOpen(true)}>
          <TipsAndUpdatesOutlined fontSize="small" />
        </IconButton>
      ) : (
        <Button
          color="inherit"
          startIcon={<TipsAndUpdatesOutlined />}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
      <OpenedTour name={name} onSeen={() => setSeen(true)} />
    </>
  );
}
