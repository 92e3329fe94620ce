import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useState } from 'react';
import styles from './Tour.module.css';
import { TOURS, type TourName } from './tours.ts';

interface TourProps {
  name: TourName;
  onClose: () => void;
}

interface Stop {
  step: string;
  target: Element;
}

/** Returns the tour's steps whose element is on the page and not empty. */
function stopsOf(name: TourName): Stop[] {
  return TOURS[name].flatMap((step) => {
    const target = document.querySelector(`[data-tour='${step}']`);
    return target && target.getClientRects().length > 0 && target.childElementCount > 0
      ? [{ step, target }]
      : [];
  });
}

/** Renders the steps of a tour one after the other. */
export function Tour({ name, onClose }: TourProps) {
  const translate = useTranslate();
  const id = useId();
  const [stops, setStops] = useState<Stop[]>([]);
  const [index, setIndex] = useState(0);
  const stop = stops[index];
  useEffect(() => {
    // Opened by its URL, the tour may mount before the page.
    const seek = () => {
      const found = stopsOf(name);
      if (found.length === 0) return;
      page.disconnect();
      setStops(found);
    };
    const page = new MutationObserver(seek);
    page.observe(document.body, { childList: true, subtree: true, attributes: true });
    seek();
    return () => page.disconnect();
  }, [name]);
  useEffect(() => {
    if (!stop) return;
    const { target } = stop;
    target.scrollIntoView({ block: 'center' });
    target.setAttribute('data-tour-on', '');
    return () => target.removeAttribute('data-tour-on');
  }, [stop]);
  if (!stop) return null;
  const isLast = index === stops.length - 1;
  const goOn = () => {
    setStops(stopsOf(name));
    setIndex(index + 1);
  };
  const messageKey = `resources.leadDesk.tours.${name}.${stop.step}`;
  return (
    <Popover
      key={stop.step}
      open
      anchorEl={stop.target}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <div className={styles.step}>
        <h2 id={id}>{translate(`${messageKey}.title`)}</h2>
        <p>{translate(`${messageKey}.text`)}</p>
        <div className={styles.foot}>
          <span className={styles.place}>
            {index + 1} / {stops.length}
          </span>
          {index > 0 && (
            <Button size="small" color="inherit" onClick={() => setIndex(index - 1)}>
              {translate('ui.action.back')}
            </Button>
          )}
          <Button size="small" variant="contained" autoFocus onClick={isLast ? onClose : goOn}>
            {translate(isLast ? 'resources.leadDesk.tours.done' : 'ui.action.next')}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
