import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Form, SaveContextProvider, useTranslate } from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import { dayFrom } from '../../engine/kinds/date/dayFrom.ts';
import { FormField } from '../../engine/kinds/FormField.tsx';
import { rowSchema } from '../../engine/form/leafSchema.ts';
import { formatDate } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { catalogFacts, catalogFields } from './catalogFields.ts';
import { reasonOf, startOf, type Catalog } from './outdated.ts';
import styles from './Popup.module.css';
import { useCatalogSave } from './useCatalogSave.ts';

/** Empty record for the form. */
const NO_RECORD = {};

interface CatalogFormProps {
  catalog: Catalog;
  customerId: number;
  pageName: string;
  steps: ReactNode;
  /** Number of remaining price lists, as a message. */
  progress: string;
  /** Shows the next list without saving; undefined if there is none. */
  onSkip: (() => void) | undefined;
  /** True if another user changed it meanwhile; the form then shows their values. */
  isStale: boolean;
  onSaved: () => void;
  onStale: (catalog: Catalog) => void;
  onLater: () => void;
}

/** Renders the form for prices and last day of one price list, validated by the contract's facts. */
export function CatalogForm(props: CatalogFormProps) {
  const { catalog, customerId, pageName, steps, progress, isStale, onSkip, onLater } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const [opened] = useState(() => new Date());
  const today = dayFrom(opened, '+0d');
  const resolver = useMemo(() => zodResolver(rowSchema(catalogFacts, opened)), [opened]);
  const [start] = useState(() => startOf(catalog, today, dayFrom(opened, '+3m')));
  const { save, isSaving, refusal } = useCatalogSave(catalog, customerId, props);
  const reason = reasonOf(catalog, today) ?? 'expired';
  return (
    <SaveContextProvider value={{ save, saving: isSaving, mutationMode: 'pessimistic' }}>
      <Form
        resolver={resolver}
        defaultValues={start}
        record={NO_RECORD}
        disableInvalidFormNotification
        noValidate
        className={styles.form ?? ''}
      >
        <div className={styles.body}>
          {steps}
          <div className={styles.about}>
            <h3>
              <bdi>{catalog.name}</bdi>
            </h3>
            <StatusTag tone={reason === 'expired' ? 'danger' : 'warning'}>
              {translate(`popups.priceUpdate.${reason}`, {
                day: formatDate(catalog.expireAt, locale),
              })}
            </StatusTag>
            <p className={styles.facts}>
              <bdi>{pageName}</bdi> · {progress}
            </p>
          </div>
          <div role="status">
            {isStale && <Alert severity="info">{translate('popups.priceUpdate.stale')}</Alert>}
            {refusal !== undefined && (
              <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>
            )}
          </div>
          {catalogFields.map((field) => (
            <FormField key={field.path} field={field} />
          ))}
        </div>
        <div className={styles.actions}>
          <Button
            color="inherit"
            className={styles.apart ?? ''}
            onClick={onLater}
            disabled={isSaving}
          >
            {translate('popups.later')}
          </Button>
          {onSkip && (
            <Button color="inherit" onClick={onSkip} disabled={isSaving}>
              {translate('popups.priceUpdate.skip')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isSaving} aria-busy={isSaving}>
            {translate(onSkip ? 'popups.priceUpdate.saveNext' : 'ui.action.save')}
          </Button>
        </div>
      </Form>
    </SaveContextProvider>
  );
}
