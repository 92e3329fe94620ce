import { useLocale, useSourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '../../ui/format.ts';
import { textLength } from './textLength.ts';
import styles from './LengthHelp.module.css';

interface LengthHelpProps {
  /** Other help text of the field. */
  help: string | false;
  source: string;
  /** Maximum number of characters. */
  limit: number;
}

/** Renders a field's help text, followed by its character counter. */
export function LengthHelp({ help, source, limit }: LengthHelpProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(source) });
  const used = typeof value === 'string' ? textLength(value) : 0;
  const text = translate('engine.form.length', {
    used: formatNumber(used, locale),
    limit: formatNumber(limit, locale),
  });
  return (
    <span className={styles.line}>
      <span>{help}</span>
      <span
        className={styles.count}
        data-near={used > limit * 0.9 || undefined}
        data-over={used > limit || undefined}
      >
        {text}
      </span>
    </span>
  );
}
