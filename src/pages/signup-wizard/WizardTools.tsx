import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import { useLocales, useSetLocale, useTranslate } from 'react-admin';
import { formatPhone } from '../../ui/formatPhone.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './SignupWizard.module.css';

/** Renders the help phone number and the language choice of the registration's header. */
export function WizardTools({ helpPhone }: { helpPhone: string | null }) {
  const translate = useTranslate();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const locales = useLocales();
  return (
    <div className={styles.tools}>
      {helpPhone !== null && (
        <a
          className="ui-button ui-button--quiet"
          href={`tel:${helpPhone}`}
          aria-label={translate('signup.help', { phone: formatPhone(helpPhone) })}
        >
          <PhoneOutlined fontSize="small" />
          <bdi dir="ltr" className={styles.helpText}>
            {formatPhone(helpPhone)}
          </bdi>
        </a>
      )}
      {locales.length > 1 && (
        <select
          aria-label={translate('signup.language')}
          value={locale}
          onChange={({ target }) => setLocale(target.value)}
        >
          {locales.map(({ locale: tag, name }: { locale: string; name: string }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
