import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useResourceLocation } from '../../../../src/engine/definition/useResourceLocation.ts';
import { formatPercent, intlLocale } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead } from '../Lead.ts';
import styles from './CompletenessMeter.module.css';

/**
 * Renders the share of known facts for an offer, the missing facts, and a control that requests them with one tap.
 * Renders nothing once all facts are known or the negotiation is over.
 */
export function CompletenessMeter({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { base } = useResourceLocation('leads');
  const id = useId();
  const { completeness, allowed } = lead;
  const isClosed =
    lead.isArchived || ['deal', 'rejected', 'not_wedding', 'other_firm'].includes(lead.status);
  if (!completeness || completeness.missing.length === 0 || isClosed) return null;
  const { percent, missing } = completeness;
  const names = new Intl.ListFormat(intlLocale(locale)).format(
    missing.map((fact) => translate(`resources.leads.values.completeness.missing.${fact}`)),
  );
  const canWrite = allowed.channels.some((channel) => channel === 'email' || channel === 'sms');
  return (
    <div className={styles.known}>
      <span id={id}>{translate('resources.leads.fields.completeness.percent')}</span>
      <meter aria-labelledby={id} min={0} max={100} value={percent} />
      <span className={styles.percent}>{formatPercent(percent, locale)}</span>
      <span className={styles.missing}>
        {translate('resources.leadDesk.known.missing', { names })}
      </span>
      {canWrite && (
        <Button
          component={Link}
          to={`${base}/${lead.id}`}
          state={{ reply: true, quick: 'missing' }}
          size="small"
        >
          {translate('resources.leadDesk.known.ask')}
        </Button>
      )}
    </div>
  );
}
