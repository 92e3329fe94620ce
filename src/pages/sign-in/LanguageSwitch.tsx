import { useEffect, useRef } from 'react';
import { languageConfig } from '../../session/runtimeConfig.ts';
import { activeLanguages, chooseLanguage, languageNames } from '../../ui/language.ts';
import { useTools } from './signInTools.ts';
import styles from './LanguageSwitch.module.css';

/**
 * Closes a disclosure on Escape and when the focus leaves it.
 * @returns the function that removes the listeners
 */
function closeByItself(details: HTMLDetailsElement): () => void {
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && details.contains(relatedTarget))) details.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  details.addEventListener('focusout', onFocusOut);
  details.addEventListener('keydown', onKeyDown);
  return () => {
    details.removeEventListener('focusout', onFocusOut);
    details.removeEventListener('keydown', onKeyDown);
  };
}

/** Renders the languages of this deployment, each in its own name; nothing if there is only one. */
export function LanguageSwitch() {
  const { t, config, language } = useTools();
  const details = useRef<HTMLDetailsElement>(null);
  const offered = activeLanguages(languageConfig(config));
  useEffect(() => {
    const stop = details.current ? closeByItself(details.current) : undefined;
    return () => stop?.();
  }, []);
  if (offered.length < 2) return null;
  return (
    <details ref={details} className={styles['switch']}>
      <summary className={styles['spoken']}>
        <span className="visually-hidden">{t('language')}: </span>
        {languageNames[language]}
        <Chevron />
      </summary>
      <ul className={styles['languages']}>
        {offered.map((offer) => (
          <li key={offer}>
            <button
              type="button"
              lang={offer}
              className={styles['language']}
              aria-current={offer === language || undefined}
              onClick={() => chooseLanguage(offer)}
            >
              <bdi>{languageNames[offer]}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Chevron() {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </svg>
  );
}
