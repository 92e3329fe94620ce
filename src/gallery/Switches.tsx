import { useLocaleState, useLocales, useTranslate } from 'react-admin';
import { Choices } from '../engine/controls/choices/Choices.tsx';
import { chooseColorMode, colorModes, useColorMode } from '../ui/colorMode.ts';
import styles from './Gallery.module.css';

/** Renders the switches for language and color mode. They apply to the whole panel. */
export function Switches() {
  const translate = useTranslate();
  const mode = useColorMode();
  const languages = useLocales();
  const [language, setLanguage] = useLocaleState();
  return (
    <div className={styles.switches}>
      <Choices
        label={translate('shell.account.language')}
        choices={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
        chosen={[language]}
        many={false}
        onChange={([chosen]) => chosen && setLanguage(chosen)}
      />
      <Choices
        label={translate('shell.account.appearance')}
        choices={colorModes.map((value) => ({
          value,
          label: translate(`shell.account.${value}`),
        }))}
        chosen={[mode]}
        many={false}
        onChange={([chosen]) => {
          const colorMode = colorModes.find((candidate) => candidate === chosen);
          if (colorMode) chooseColorMode(colorMode);
        }}
      />
    </div>
  );
}
