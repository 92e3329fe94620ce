import { activeLanguages, chooseLanguage, languageNames } from '../../ui/language.ts';
import { languageConfig } from '../../session/runtimeConfig.ts';
import { useTools } from './signInTools.ts';
import styles from './LanguageSwitch.module.css';

/** The languages of this deployment by their own names; nothing where there is one only. */
export function LanguageSwitch() {
  const { t, config, language } = useTools();
  const offered = activeLanguages(languageConfig(config));
  if (offered.length < 2) return null;
  return (
    <nav aria-label={t('language')} className={styles['languages']}>
      {offered.map((offer) => (
        <button
          key={offer}
          type="button"
          lang={offer}
          className={styles['language']}
          aria-current={offer === language || undefined}
          onClick={() => {
            if (offer !== language) chooseLanguage(offer);
          }}
        >
          {languageNames[offer]}
        </button>
      ))}
    </nav>
  );
}
