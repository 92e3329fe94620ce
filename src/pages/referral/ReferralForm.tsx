import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Form, SaveContextProvider, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormField } from '../../engine/kinds/FormField.tsx';
import { rowSchema } from '../../engine/form/leafSchema.ts';
import styles from './Referral.module.css';
import { referralFacts, referralFields } from './referralFields.ts';
import { useRecommend, type Recommender } from './useRecommend.ts';

const EMPTY = {};

/** Renders the referral form: company, contact person, and the confirmation of the conditions. */
export function ReferralForm({ recommender }: { recommender: Recommender }) {
  const translate = useTranslate();
  const { save, isSending, refusal } = useRecommend(recommender);
  const [knowsTerms, setKnowsTerms] = useState(false);
  const [resolver] = useState(() => zodResolver(rowSchema(referralFacts, new Date())));
  return (
    <SaveContextProvider value={{ save, saving: isSending, mutationMode: 'pessimistic' }}>
      <Form
        resolver={resolver}
        defaultValues={EMPTY}
        record={EMPTY}
        disableInvalidFormNotification
        noValidate
        className={styles.form ?? ''}
      >
        <div role="status">
          {refusal !== undefined && (
            <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>
          )}
        </div>
        {referralFields.map((field) => (
          <FormField key={field.path} field={field} />
        ))}
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={knowsTerms}
                onChange={(_, isTicked) => setKnowsTerms(isTicked)}
                required
              />
            }
            label={translate('referral.form.terms')}
          />
          <Link to="/refer-provider/conditions" className={styles.terms}>
            {translate('referral.conditions.link')}
          </Link>
        </div>
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="contained"
            disabled={!knowsTerms || isSending}
            aria-busy={isSending}
          >
            {translate('referral.form.send')}
          </Button>
        </div>
      </Form>
    </SaveContextProvider>
  );
}
