import { HttpError, useLocales, useNotify, useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { createSupportWizard } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { get } from '#contract/get.ts';
import { fieldMessages } from '../../engine/form/refusal.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { region } from '../../ui/region.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import styles from './Signups.module.css';

type Language = Schemas['Language'];

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ar'];
const EMPTY = { contactName: '', email: '', phone: '' };
const FIELDS = [
  { name: 'contactName', label: 'name', type: 'text' },
  { name: 'email', label: 'email', type: 'email' },
  { name: 'phone', label: 'phone', type: 'tel' },
] as const;

/** Converts a phone number to E.164 where possible. Only Turkish national numbers get a country code. */
const asNumber = (text: string) => {
  const digits = text.replaceAll(/[^\d+]/g, '');
  return digits.startsWith('0') && region().country === 'TR' ? `+9${digits}` : digits;
};

/** Renders the sent link once, with a copy button. */
function SentLink({ link }: { link: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <p className={styles.link} role="status">
      <bdi dir="ltr">{link}</bdi>
      <button type="button" className="ui-button ui-button--small" onClick={() => void copy(link)}>
        {translate('signup.desk.copy')}
      </button>
    </p>
  );
}

interface LanguageFieldProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Renders the choice of the language of the e-mail and SMS. */
function LanguageField({ language, onLanguage }: LanguageFieldProps) {
  const translate = useTranslate();
  const locales = useLocales();
  return (
    <label className="ui-field">
      <span className="ui-label">{translate('signup.desk.language')}</span>
      <select
        className="ui-input"
        value={language}
        onChange={({ target }) => onLanguage(LANGUAGES.find((one) => one === target.value) ?? 'tr')}
      >
        {locales.map(({ locale: tag, name }: { locale: string; name: string }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const isRefused = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/** Renders the form that sends a registration link by e-mail and SMS, and shows the link once for copying. */
export function SendSignup({ onSent }: { onSent: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const locale = useLocale();
  const [values, setValues] = useState(EMPTY);
  const [language, setLanguage] = useState<Language>(
    () => LANGUAGES.find((one) => one === locale) ?? 'tr',
  );
  const [faults, setFaults] = useState<object>({});
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const [link, setLink] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setFaults({});
    setSending(true);
    const body = {
      contactName: values.contactName.trim(),
      email: values.email.trim() || null,
      phone: values.phone.trim() === '' ? null : asNumber(values.phone),
      language,
    };
    try {
      const { data } = await api.call(createSupportWizard, { body, idempotencyKey: intent });
      setLink(data.link ?? undefined);
      setValues(EMPTY);
      setIntent(crypto.randomUUID());
      notify('signup.desk.sent', { type: 'success' });
      onSent();
    } catch (error) {
      const messages = fieldMessages(error);
      // Without a response the link may have been sent; the same idempotency key prevents a second one.
      if (isRefused(error)) setIntent(crypto.randomUUID());
      if (messages) setFaults(messages);
      else notifyError(error);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };
  return (
    <form className={styles.send} noValidate onSubmit={submit}>
      {FIELDS.map(({ name, label, type }) => {
        const fault = get(faults, name);
        return (
          <TextField
            key={name}
            type={type}
            label={translate(`signup.desk.${label}`)}
            value={values[name]}
            error={typeof fault === 'string' ? fault : undefined}
            onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
          />
        );
      })}
      <LanguageField language={language} onLanguage={setLanguage} />
      <button
        type="submit"
        className="ui-button ui-button--primary"
        disabled={isSending}
        aria-busy={isSending}
      >
        {translate('signup.desk.send')}
      </button>
      {link !== undefined && <SentLink link={link} />}
    </form>
  );
}
