import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { searchCouples } from '#contract/operations.ts';
import { useApi } from '../../engine/api/useApi.ts';
import { formatDate } from '../../ui/format.ts';
import styles from './CoupleSearch.module.css';

const SHORTEST = 2;

/** The dialog was opened to type: the field has the focus as soon as it is there. */
const focusNow = (field: HTMLInputElement | null) => field?.focus();

/** Arrow keys walk through the field and the results. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}

/** Finds couples by their names, of any age; each leads to its enquiry. */
export function CoupleSearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim());
  const isAsked = words.length >= SHORTEST;
  const { data, isFetching, error } = useQuery({
    queryKey: ['leads', 'search', words],
    queryFn: ({ signal }) =>
      api.call(searchCouples, { query: { coupleName: words, limit: 25 }, signal }),
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  const hits = isAsked ? (data?.data ?? []) : [];
  const state = error
    ? translate('ui.state.error')
    : !isAsked
      ? translate('coupleSearch.hint')
      : isFetching && hits.length === 0
        ? translate('ui.state.loading')
        : hits.length === 0
          ? translate('ui.state.noResults')
          : '';
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': translate('coupleSearch.open') } }}
    >
      <DialogContent onKeyDown={walk}>
        <input
          className={styles.field}
          type="search"
          ref={focusNow}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={translate('coupleSearch.open')}
          aria-label={translate('coupleSearch.open')}
          maxLength={100}
        />
        <p role="status">{state}</p>
        <ul className={styles.results}>
          {hits.map((hit) => (
            <li key={hit.leadId}>
              <Link to={`/leads/${hit.leadId}`} onClick={onClose}>
                <bdi>{hit.coupleName}</bdi>
                <small>{translate(`resources.leads.values.status.${hit.status}`)}</small>
                <small>
                  <bdi>{hit.providerName}</bdi>
                </small>
                <small>{hit.weddingDate !== null && formatDate(hit.weddingDate, locale)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
